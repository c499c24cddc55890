-- Not used any more: a purge may be repeated. Migrations only add, so the table stays.
CREATE TABLE purges (
  signature TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) STRICT;
