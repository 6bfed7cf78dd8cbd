-- What a professional still owes in commissions, in cents including VAT; null for nothing. Samples have an
-- invented amount instead (seed/settlement.ts).
ALTER TABLE affiliates ADD COLUMN settlement_due INTEGER CHECK (settlement_due > 0);

-- The latest intent of a payer, for the listing of billing data.
CREATE INDEX payment_intents_by_payer ON payment_intents (uid, created_at);
