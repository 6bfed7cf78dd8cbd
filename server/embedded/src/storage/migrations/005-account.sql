-- Logins to the professionals' app and unsubscribing (specification, sections 4 and 7). Times are ms since 1970, UTC.
CREATE TABLE short_tokens (
  -- SHA-256 of the token: enough to recognise it, useless to a reader of the file.
  token_digest BLOB PRIMARY KEY,
  -- The professional whose app requested the token.
  uid TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- All three are null until the token is used: time, flow, and SHA-256 of the app tokens given in exchange.
  used_at INTEGER,
  flow TEXT CHECK (flow IN ('standard', 'test')),
  app_digest BLOB UNIQUE,
  CHECK ((used_at IS NULL) = (flow IS NULL) AND (used_at IS NULL) = (app_digest IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX short_tokens_by_expiry ON short_tokens (expires_at);

-- Notifications sent to apps. The app tokens themselves are not stored.
CREATE TABLE app_notifications (
  notification_id INTEGER PRIMARY KEY,
  -- Null if this upstream did not issue the app tokens.
  uid TEXT,
  flow TEXT CHECK (flow IN ('standard', 'test')),
  sent_at INTEGER NOT NULL
) STRICT;

-- Unsubscribed email addresses: one row per address and id, also after repeated requests.
CREATE TABLE unsubscribes (
  id TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (id, email)
) STRICT, WITHOUT ROWID;
