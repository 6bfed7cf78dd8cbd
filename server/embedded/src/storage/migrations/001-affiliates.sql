-- Professionals (specification, section 3, 'Affiliate'). Null is a field that upstream may omit.
-- place_key is the normalised 'NAME (XX)' of a municipality (shared/src/municipalities/fold.ts).
CREATE TABLE affiliates (
  affiliate_id INTEGER PRIMARY KEY,
  uid TEXT NOT NULL UNIQUE,
  link TEXT NOT NULL UNIQUE,
  shopname TEXT NOT NULL,
  affiliate_name TEXT NOT NULL,
  profession TEXT NOT NULL,
  affiliate_services TEXT NOT NULL CHECK (json_valid(affiliate_services)),
  city TEXT NOT NULL,
  province TEXT NOT NULL,
  place_key TEXT,
  full_address TEXT,
  lat REAL,
  lng REAL,
  first_subscription_date TEXT,
  -- File names under /pictures/, not URLs: those depend on where this upstream listens.
  profile_picture TEXT,
  work_pictures TEXT NOT NULL CHECK (json_valid(work_pictures)),
  affiliate_info TEXT,
  affiliate_info_short TEXT,
  vat_nr TEXT,
  cuu TEXT,
  email TEXT,
  phone TEXT,
  rating REAL,
  satisfied_customers INTEGER NOT NULL CHECK (satisfied_customers >= 0),
  CHECK ((lat IS NULL) = (lng IS NULL))
) STRICT;

CREATE TABLE served_cities (
  affiliate_id INTEGER NOT NULL REFERENCES affiliates ON DELETE CASCADE,
  position INTEGER NOT NULL,
  city TEXT NOT NULL,
  province TEXT NOT NULL,
  place_key TEXT NOT NULL,
  PRIMARY KEY (affiliate_id, position)
) STRICT, WITHOUT ROWID;

-- The order of results (see callables/affiliate-records.ts), with and without a profession.
CREATE INDEX affiliates_by_rank ON affiliates (satisfied_customers DESC, shopname, link);
CREATE INDEX affiliates_by_profession ON affiliates (profession, satisfied_customers DESC, shopname, link);
CREATE INDEX affiliates_by_place ON affiliates (place_key);
CREATE INDEX affiliates_by_province ON affiliates (province);
CREATE INDEX served_cities_by_place ON served_cities (place_key);
CREATE INDEX served_cities_by_province ON served_cities (province);

-- Sample data that were written into this database. A later start does not write them again over users'
-- changes.
CREATE TABLE seeds (
  name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
