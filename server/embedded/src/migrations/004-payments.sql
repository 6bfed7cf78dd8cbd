-- Payments (specification, section 3, 'Shop data' and 'Billing data'). Money is in cents, times are ms since 1970, UTC.
CREATE TABLE payment_intents (
  payment_intent_id TEXT PRIMARY KEY,
  -- Who made it, and is asked how it stands.
  processor TEXT NOT NULL CHECK (processor IN ('sandbox', 'stripe')),
  purpose TEXT NOT NULL CHECK (purpose IN ('trial', 'activation', 'settlement')),
  -- The professional; nobody's yet for the trial.
  uid TEXT,
  product_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- SHA-256 of the client secret: enough to know it again, of no use to whoever reads the file. Null where the secret
  -- is the provider's own affair.
  secret_digest BLOB UNIQUE,
  status TEXT NOT NULL DEFAULT 'requires_payment_method' CHECK (
    status IN ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')
  ),
  decline_code TEXT,
  created_at INTEGER NOT NULL,
  -- When it came to stand so, by the clock of who says it; null before anything happened.
  status_at INTEGER
) STRICT, WITHOUT ROWID;

-- Checkout sessions of the test mode; the real provider is asked about its own.
CREATE TABLE checkout_sessions (
  session_id TEXT PRIMARY KEY,
  payment_intent_id TEXT NOT NULL REFERENCES payment_intents ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Billing data: one row for each payment, whatever is sent twice (security.md, ID-03).
CREATE TABLE billing_data (
  -- The intent's id, or 'pi_bank_transfer_' and a time.
  pi TEXT PRIMARY KEY,
  -- Who pays: one of the two, by the variant of the callable.
  uid TEXT,
  email TEXT,
  payment_method TEXT CHECK (payment_method IN ('bank_transfer', 'card')),
  vat TEXT NOT NULL,
  cuu_pec TEXT NOT NULL,
  -- What stood here before a correction, the oldest first.
  earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(earlier)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((uid IS NULL) <> (email IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX billing_data_by_time ON billing_data (created_at);
