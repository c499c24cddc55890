-- The health check and the cron ask for the newest sign-ups of a state.
CREATE INDEX newsletter_age ON newsletter (state, created_at);
