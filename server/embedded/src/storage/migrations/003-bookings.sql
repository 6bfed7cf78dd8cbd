-- Booked calls (specification, section 3, 'Call appointment'). Instants are ms since 1970, UTC.
CREATE TABLE calendar_events (
  event_id INTEGER PRIMARY KEY,
  starts_at INTEGER NOT NULL,
  -- Number of the call within its slot, from 1 to the slot's capacity. Unique, so that a slot cannot be
  -- overbooked.
  place INTEGER NOT NULL CHECK (place >= 1),
  contact_telephone TEXT NOT NULL,
  secondary_telephone TEXT,
  title TEXT,
  uid TEXT,
  test_data INTEGER NOT NULL CHECK (test_data IN (0, 1)),
  created_at INTEGER NOT NULL,
  UNIQUE (starts_at, place),
  -- One telephone number has at most one call per slot.
  UNIQUE (starts_at, contact_telephone)
) STRICT;
