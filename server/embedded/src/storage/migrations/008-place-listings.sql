-- The results of a search by place, in their order, so that a page is read without sorting all professionals of the
-- place (callables/affiliate-records.ts). The triggers below keep it.
CREATE TABLE place_listings (
  -- A municipality as in served_cities.place_key, or 'province/' and the sign of a province that can be searched.
  place_key TEXT NOT NULL,
  -- Each professional has a row with the profession and one with '', which is any profession.
  profession TEXT NOT NULL,
  -- 0 for a professional who is based there, 1 for one who only serves it.
  reach INTEGER NOT NULL CHECK (reach IN (0, 1)),
  satisfied_customers INTEGER NOT NULL,
  shopname TEXT NOT NULL,
  link TEXT NOT NULL,
  affiliate_id INTEGER NOT NULL,
  PRIMARY KEY (place_key, profession, reach, satisfied_customers DESC, shopname, link)
) STRICT, WITHOUT ROWID;

-- The number of results by place and profession. The empty place is all of Italy.
CREATE TABLE place_counts (
  place_key TEXT NOT NULL,
  profession TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (place_key, profession)
) STRICT, WITHOUT ROWID;

-- The provinces that the search knows as places (callables/affiliate-records.ts).
CREATE TABLE searchable_provinces (sign TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO searchable_provinces (sign) VALUES ('VS'), ('OG'), ('OT'), ('VB');

-- The places of each professional; a place can be there twice.
CREATE VIEW affiliate_places (affiliate_id, place_key, reach) AS
  SELECT affiliate_id, place_key, 0 FROM affiliates WHERE place_key IS NOT NULL
  UNION ALL
  SELECT affiliate_id, 'province/' || province, 0 FROM affiliates JOIN searchable_provinces ON sign = province
  UNION ALL
  SELECT affiliate_id, place_key, 1 FROM served_cities
  UNION ALL
  SELECT affiliate_id, 'province/' || province, 1 FROM served_cities JOIN searchable_provinces ON sign = province;

-- What the two tables hold, made anew: for this migration, for an import of very many professionals, and for tests.
CREATE VIEW all_place_listings AS
  SELECT p.place_key, iif(t.is_any, '', a.profession) AS profession, min(p.reach) AS reach,
    a.satisfied_customers, a.shopname, a.link, a.affiliate_id
  FROM affiliate_places AS p JOIN affiliates AS a USING (affiliate_id)
    CROSS JOIN (SELECT 0 AS is_any UNION ALL SELECT 1) AS t
  GROUP BY p.place_key, t.is_any, a.affiliate_id;

CREATE VIEW all_place_counts AS
  SELECT place_key, profession, count(*) AS total FROM place_listings GROUP BY place_key, profession
  UNION ALL
  SELECT '', profession, count(*) FROM affiliates GROUP BY profession
  UNION ALL
  SELECT '', '', count(*) FROM affiliates;

INSERT INTO place_listings SELECT * FROM all_place_listings;
INSERT INTO place_counts SELECT * FROM all_place_counts;

DROP INDEX affiliates_by_place;
DROP INDEX affiliates_by_province;
DROP INDEX served_cities_by_place;
DROP INDEX served_cities_by_province;

CREATE TRIGGER place_listings_counted AFTER INSERT ON place_listings BEGIN
  INSERT INTO place_counts VALUES (new.place_key, new.profession, 1)
    ON CONFLICT DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER place_listings_discounted AFTER DELETE ON place_listings BEGIN
  UPDATE place_counts SET total = total - 1 WHERE place_key = old.place_key AND profession = old.profession;
END;

CREATE TRIGGER affiliates_counted AFTER INSERT ON affiliates BEGIN
  INSERT INTO place_counts VALUES ('', new.profession, 1), ('', '', 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER affiliates_discounted AFTER DELETE ON affiliates BEGIN
  UPDATE place_counts SET total = total - 1 WHERE place_key = '' AND profession IN (old.profession, '');
END;

CREATE TRIGGER affiliates_recounted AFTER UPDATE OF profession ON affiliates
WHEN new.profession <> old.profession BEGIN
  UPDATE place_counts SET total = total - 1 WHERE place_key = '' AND profession = old.profession;
  INSERT INTO place_counts VALUES ('', new.profession, 1) ON CONFLICT DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER affiliates_listed AFTER INSERT ON affiliates BEGIN
  INSERT INTO place_listings
    SELECT p.place_key, iif(t.is_any, '', new.profession), min(p.reach),
      new.satisfied_customers, new.shopname, new.link, new.affiliate_id
    FROM affiliate_places AS p CROSS JOIN (SELECT 0 AS is_any UNION ALL SELECT 1) AS t
    WHERE p.affiliate_id = new.affiliate_id GROUP BY p.place_key, t.is_any;
END;

CREATE TRIGGER affiliates_unlisted BEFORE DELETE ON affiliates BEGIN
  DELETE FROM place_listings
    WHERE place_key IN (SELECT place_key FROM affiliate_places WHERE affiliate_id = old.affiliate_id)
      AND profession IN (old.profession, '') AND reach IN (0, 1)
      AND satisfied_customers = old.satisfied_customers AND shopname = old.shopname AND link = old.link;
END;

CREATE TRIGGER affiliates_before_change
BEFORE UPDATE OF place_key, province, profession, satisfied_customers, shopname, link ON affiliates BEGIN
  DELETE FROM place_listings
    WHERE place_key IN (SELECT place_key FROM affiliate_places WHERE affiliate_id = old.affiliate_id)
      AND profession IN (old.profession, '') AND reach IN (0, 1)
      AND satisfied_customers = old.satisfied_customers AND shopname = old.shopname AND link = old.link;
END;

CREATE TRIGGER affiliates_after_change
AFTER UPDATE OF place_key, province, profession, satisfied_customers, shopname, link ON affiliates BEGIN
  INSERT INTO place_listings
    SELECT p.place_key, iif(t.is_any, '', new.profession), min(p.reach),
      new.satisfied_customers, new.shopname, new.link, new.affiliate_id
    FROM affiliate_places AS p CROSS JOIN (SELECT 0 AS is_any UNION ALL SELECT 1) AS t
    WHERE p.affiliate_id = new.affiliate_id GROUP BY p.place_key, t.is_any;
END;

-- A place that is listed already stays as it is: the professional is based there, or serves two places of a province.
CREATE TRIGGER served_cities_listed AFTER INSERT ON served_cities BEGIN
  INSERT INTO place_listings
    SELECT k.place_key, k.profession, 1, a.satisfied_customers, a.shopname, a.link, a.affiliate_id
    FROM affiliates AS a JOIN (
      SELECT new.place_key AS place_key, '' AS profession
      UNION ALL SELECT new.place_key, profession FROM affiliates WHERE affiliate_id = new.affiliate_id
      UNION ALL SELECT 'province/' || sign, '' FROM searchable_provinces WHERE sign = new.province
      UNION ALL SELECT 'province/' || sign, profession FROM searchable_provinces, affiliates
        WHERE sign = new.province AND affiliate_id = new.affiliate_id
    ) AS k
    WHERE a.affiliate_id = new.affiliate_id AND NOT EXISTS (
      SELECT 1 FROM place_listings AS l
      WHERE l.place_key = k.place_key AND l.profession = k.profession AND l.reach IN (0, 1)
        AND l.satisfied_customers = a.satisfied_customers AND l.shopname = a.shopname AND l.link = a.link
    );
END;

-- When the professional is deleted, nothing is left to do here.
CREATE TRIGGER served_cities_unlisted AFTER DELETE ON served_cities BEGIN
  DELETE FROM place_listings
    WHERE place_key IN (old.place_key, 'province/' || old.province) AND reach = 1
      AND place_key NOT IN (SELECT place_key FROM affiliate_places WHERE affiliate_id = old.affiliate_id)
      AND (profession, satisfied_customers, shopname, link) IN (
        SELECT iif(t.is_any, '', a.profession), a.satisfied_customers, a.shopname, a.link
        FROM affiliates AS a CROSS JOIN (SELECT 0 AS is_any UNION ALL SELECT 1) AS t
        WHERE a.affiliate_id = old.affiliate_id
      );
END;
