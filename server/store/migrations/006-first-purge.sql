-- A purge compares the clock with the last one, so the newest known time counts as the first.
INSERT INTO last_run (job, run_at)
SELECT 'purge', MAX(at)
FROM (SELECT received_at AS at FROM submission UNION ALL SELECT applied_at FROM migration) AS known
WHERE TRUE
ON CONFLICT DO NOTHING;
