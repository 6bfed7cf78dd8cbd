import t from 'tap'

import { consentVersion, readConsent } from '../../src/lib/consent/consent-record.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const stored = {
  categories: ['necessari', 'marketing', 'altro'],
  revision: consentVersion,
  consentId: '3598cf66-1f61-4159-b811-aa9349aab434',
  consentTimestamp: '2026-11-01T10:00:00.000Z',
  lastConsentTimestamp: '2026-11-02T10:00:00.000Z',
  expirationTime: now + 1000,
}

t.test('a choice is read with our own categories only', async (t) => {
  t.same(readConsent(stored, now), {
    id: stored.consentId,
    version: consentVersion,
    givenAt: stored.consentTimestamp,
    changedAt: stored.lastConsentTimestamp,
    accepted: ['marketing'],
  })
  t.same(readConsent({ ...stored, categories: ['necessari'] }, now)?.accepted, [], 'a refusal is a choice')
})

t.test('a choice is invalid after its expiry and for another version', async (t) => {
  t.ok(readConsent(stored, now + 1000))
  t.equal(readConsent(stored, now + 1001), null)
  t.equal(readConsent({ ...stored, revision: consentVersion + 1 }, now), null)
  t.equal(readConsent({ ...stored, revision: consentVersion - 1 }, now), null)
})

t.test('an invalid stored value gives null', async (t) => {
  const broken = [
    null,
    'testo',
    [],
    {},
    { ...stored, categories: 'marketing' },
    { ...stored, expirationTime: String(now + 1000) },
    { ...stored, consentId: undefined },
    { ...stored, lastConsentTimestamp: 3 },
  ]
  for (const value of broken) t.equal(readConsent(value, now), null, JSON.stringify(value))
})
