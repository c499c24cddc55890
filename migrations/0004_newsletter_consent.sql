-- A row of `newsletter` is a subscription or, after leaving, a withdrawal that the content server must hear of.
-- With mail, only confirmed addresses are here. Times are milliseconds since 1970.
ALTER TABLE newsletter ADD COLUMN kind TEXT NOT NULL DEFAULT 'subscribe' CHECK (kind IN ('subscribe', 'unsubscribe'));
-- Idempotency key of the current delivery; null: `id`.
ALTER TABLE newsletter ADD COLUMN key TEXT;
ALTER TABLE newsletter ADD COLUMN confirmed_at INTEGER;
ALTER TABLE newsletter ADD COLUMN withdrawn_at INTEGER;
-- Path of the page with the form.
ALTER TABLE newsletter ADD COLUMN source TEXT;

-- Mails to send, at most one for each address. An address whose `confirm` is here has not confirmed yet.
CREATE TABLE newsletter_mails (
  -- The same as in `newsletter`, if the address is there.
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  locale TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('confirm', 'goodbye')),
  created_at INTEGER NOT NULL,
  source TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'rejected')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0,
  reason TEXT
) STRICT;

CREATE INDEX newsletter_mails_due ON newsletter_mails (state, next_attempt_at);

-- Keyed hashes of addresses: how many confirmation mails each one got since it last confirmed.
CREATE TABLE newsletter_limits (
  hash TEXT PRIMARY KEY,
  asked INTEGER NOT NULL,
  asked_at INTEGER NOT NULL
) STRICT;
