-- Sign-ups, each a row of the outbox until the content server has taken it. `id` travels as the idempotency key.
-- Times are milliseconds since 1970.
CREATE TABLE newsletter (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  locale TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'rejected')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the content server refused the row.
  reason TEXT
) STRICT;

CREATE INDEX newsletter_due ON newsletter (state, next_attempt_at);
