"""All faults and circumstances, entered by importing their modules."""

from tests.soak import (
    circumstances,
    faults_doors,
    faults_eyes,
    faults_floods,
    faults_kept,
    faults_keys,
    faults_store,
    faults_wire,
)
from tests.soak.faults import ALL, faults

assert all((circumstances, faults_doors, faults_eyes, faults_floods))
assert all((faults_kept, faults_keys, faults_wire, faults_store))
__all__ = ["ALL", "faults"]
