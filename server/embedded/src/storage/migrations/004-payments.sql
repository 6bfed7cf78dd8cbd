-- Payments (specification, section 3, 'Shop data' and 'Billing data'). Money is in cents, times are ms since 1970, UTC.
CREATE TABLE payment_intents (
  payment_intent_id TEXT PRIMARY KEY,
  -- The processor that created the intent and knows its state.
  processor TEXT NOT NULL CHECK (processor IN ('sandbox', 'stripe')),
  purpose TEXT NOT NULL CHECK (purpose IN ('trial', 'activation', 'settlement')),
  -- The professional; null for the trial, whose buyer has no account yet.
  uid TEXT,
  product_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- SHA-256 of the client secret: enough to recognise it, useless to a reader of the file. Null if the card
  -- provider keeps the secret.
  secret_digest BLOB UNIQUE,
  status TEXT NOT NULL DEFAULT 'requires_payment_method' CHECK (
    status IN ('requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled')
  ),
  decline_code TEXT,
  created_at INTEGER NOT NULL,
  -- When the intent reached its status, by the clock of the source; null before the first change.
  status_at INTEGER
) STRICT, WITHOUT ROWID;

-- Checkout sessions of the test mode. The card provider stores its own sessions.
CREATE TABLE checkout_sessions (
  session_id TEXT PRIMARY KEY,
  payment_intent_id TEXT NOT NULL REFERENCES payment_intents ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Billing data: one row per payment, also if they are sent twice (security.md, ID-03).
CREATE TABLE billing_data (
  -- The id of the payment intent, or 'pi_bank_transfer_' and a time.
  pi TEXT PRIMARY KEY,
  -- The payer: exactly one of the two, depending on the callable.
  uid TEXT,
  email TEXT,
  payment_method TEXT CHECK (payment_method IN ('bank_transfer', 'card')),
  vat TEXT NOT NULL,
  cuu_pec TEXT NOT NULL,
  -- Earlier values of corrected data, the oldest first.
  earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(earlier)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((uid IS NULL) <> (email IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX billing_data_by_time ON billing_data (created_at);
