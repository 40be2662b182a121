"""x."""
def tell(step): return None
