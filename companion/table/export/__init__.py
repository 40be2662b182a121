"""What leaves a table: copies, the story, the printed sheet, all made of the same blocks."""
