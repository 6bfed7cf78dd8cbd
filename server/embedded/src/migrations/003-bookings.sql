-- Calls that were booked (specification, section 3, 'Call appointment'). Instants are ms since 1970, UTC.
CREATE TABLE calendar_events (
  event_id INTEGER PRIMARY KEY,
  starts_at INTEGER NOT NULL,
  -- Which of the slot's places it takes, from 1: two events can never have the same one.
  place INTEGER NOT NULL CHECK (place >= 1),
  contact_telephone TEXT NOT NULL,
  secondary_telephone TEXT,
  title TEXT,
  uid TEXT,
  test_data INTEGER NOT NULL CHECK (test_data IN (0, 1)),
  created_at INTEGER NOT NULL,
  UNIQUE (starts_at, place),
  -- Nobody is called twice at a time.
  UNIQUE (starts_at, contact_telephone)
) STRICT;
