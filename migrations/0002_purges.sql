-- Signatures of purges that were used; a second use is refused. Time in milliseconds since 1970.
CREATE TABLE purges (
  signature TEXT PRIMARY KEY,
  used_at INTEGER NOT NULL
) STRICT;
