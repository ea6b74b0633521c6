-- The tables are those of 001-tables.sql from here on.
DROP TABLE lesson;
DELETE FROM migration WHERE name <> '001-submissions-and-mail.sql';
UPDATE migration SET name = '001-tables.sql';
