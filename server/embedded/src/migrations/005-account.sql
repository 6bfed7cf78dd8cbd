-- Logins to the professionals' app and unsubscribing (specification, sections 4 and 7). Times are ms since 1970, UTC.
CREATE TABLE short_tokens (
  -- SHA-256 of the token: enough to know it again, of no use to whoever reads the file.
  token_digest BLOB PRIMARY KEY,
  -- The professional whose app asked for it.
  uid TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- All three null before it is used: when, in which of the two flows, and SHA-256 of the tokens that were given for it.
  used_at INTEGER,
  flow TEXT CHECK (flow IN ('standard', 'test')),
  app_digest BLOB UNIQUE,
  CHECK ((used_at IS NULL) = (flow IS NULL) AND (used_at IS NULL) = (app_digest IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX short_tokens_by_expiry ON short_tokens (expires_at);

-- What an app was told; the tokens themselves are kept nowhere.
CREATE TABLE app_notifications (
  notification_id INTEGER PRIMARY KEY,
  -- Null where its tokens were given for no short token of ours.
  uid TEXT,
  flow TEXT CHECK (flow IN ('standard', 'test')),
  sent_at INTEGER NOT NULL
) STRICT;

-- Who wants no more emails: one row however often it is said.
CREATE TABLE unsubscribes (
  id TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (id, email)
) STRICT, WITHOUT ROWID;
