-- Messages to the owner, by email or webhook (notifications/delivery.ts). A row only refers to what it is about, so it
-- holds no personal data, and the message is made when it is sent. Times are ms since 1970, UTC.
CREATE TABLE outbox (
  outbox_id INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  -- What came in: the key of a booked call, of billing data or of a conversation.
  kind TEXT NOT NULL CHECK (kind IN ('booking', 'billing', 'request')),
  ref TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it is to be tried; null once it was sent or given up.
  next_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed, without data.
  last_error TEXT,
  sent_at INTEGER,
  -- At most one message of a kind about one thing.
  UNIQUE (channel, kind, ref)
) STRICT;

CREATE INDEX outbox_by_time ON outbox (channel, next_at) WHERE next_at IS NOT NULL;

-- What is erased takes its messages along: the reference to a conversation is personal data, too.
CREATE TRIGGER outbox_without_booking AFTER DELETE ON calendar_events BEGIN
  DELETE FROM outbox WHERE channel IN ('email', 'webhook') AND kind = 'booking' AND ref = old.event_id;
END;
CREATE TRIGGER outbox_without_billing AFTER DELETE ON billing_data BEGIN
  DELETE FROM outbox WHERE channel IN ('email', 'webhook') AND kind = 'billing' AND ref = old.pi;
END;
CREATE TRIGGER outbox_without_request AFTER DELETE ON chat_threads BEGIN
  DELETE FROM outbox WHERE channel IN ('email', 'webhook') AND kind = 'request' AND ref = old.thread_id;
END;
