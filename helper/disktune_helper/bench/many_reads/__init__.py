"""Many reads of a raw drive at a time, by the program's own engine or by fio."""
