"""What every eye sees beside what the record of the phase says."""
