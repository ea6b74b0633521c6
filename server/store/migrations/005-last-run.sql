-- The time of the last purge and of the last backup.
ALTER TABLE purge_record RENAME TO last_run;
ALTER TABLE last_run RENAME COLUMN id TO job;
ALTER TABLE last_run RENAME COLUMN purged_at TO run_at;
UPDATE last_run SET job = 'purge';
