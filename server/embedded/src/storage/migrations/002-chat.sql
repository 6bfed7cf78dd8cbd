-- Conversations with the assistant (specification, section 3, chat entities). Times are ms since 1970, UTC.
CREATE TABLE chat_threads (
  thread_id TEXT PRIMARY KEY,
  -- The assistant's name, which is the slug of a chat tile.
  service TEXT NOT NULL,
  -- State of the interview (assistant/interview/state.ts).
  state TEXT NOT NULL CHECK (json_valid(state)),
  -- Campaign data of the first message that had them.
  campaign_data TEXT CHECK (campaign_data IS NULL OR json_valid(campaign_data)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat_messages (
  thread_id TEXT NOT NULL REFERENCES chat_threads ON DELETE CASCADE,
  -- From 0, without a gap. Pictures refer to it.
  position INTEGER NOT NULL CHECK (position >= 0),
  role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
  content TEXT NOT NULL,
  picture_request INTEGER NOT NULL DEFAULT 0 CHECK (picture_request IN (0, 1)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (thread_id, position)
) STRICT, WITHOUT ROWID;

-- Pictures are stored as files. A row without a position was uploaded before the next message of its thread.
CREATE TABLE chat_pictures (
  picture_id INTEGER PRIMARY KEY,
  -- File name under /pictures/chat/, not a URL: that depends on where this upstream listens.
  name TEXT NOT NULL UNIQUE,
  thread_id TEXT NOT NULL REFERENCES chat_threads ON DELETE CASCADE,
  position INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_pictures_by_thread ON chat_pictures (thread_id, position, picture_id);
