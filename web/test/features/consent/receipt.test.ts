import t from 'tap'

import { choiceInWords, consentStatus } from '../../../src/features/consent/choice-messages.ts'
import { receiptName, receiptText } from '../../../src/features/consent/receipt.ts'

const record = {
  id: '3598cf66-1f61-4159-b811-aa9349aab434',
  version: 1,
  givenAt: '2026-11-19T23:30:00.000Z',
  changedAt: '2026-12-01T09:00:05.000Z',
  accepted: ['statistiche'],
} as const

t.test('a receipt names site, owner, choice, times and version', async (t) => {
  t.equal(
    receiptText(record, { site: 'https://esempio.it', owner: 'Ditta S.r.l.' }),
    `Ricevuta della scelta sui cookie

Sito: https://esempio.it
Titolare: Ditta S.r.l.
Identificativo: 3598cf66-1f61-4159-b811-aa9349aab434
Versione: 1
Prima scelta: 20 novembre 2026 alle ore 00:30:00 (2026-11-19T23:30:00.000Z)
Ultima modifica: 1 dicembre 2026 alle ore 10:00:05 (2026-12-01T09:00:05.000Z)

Necessari: sempre attivi
Statistiche: accettati
Marketing: rifiutati
`,
  )
  t.equal(receiptName(record), 'scelta-cookie-2026-12-01.txt')
  t.equal(receiptName({ ...record, changedAt: record.givenAt }), 'scelta-cookie-2026-11-20.txt', 'in Rome')
})

t.test('a choice has a short Italian summary', async (t) => {
  t.equal(choiceInWords([]), 'solo tecnici')
  t.equal(choiceInWords(['statistiche']), 'tecnici e statistiche')
  t.equal(choiceInWords(['marketing']), 'tecnici e marketing')
  t.equal(choiceInWords(['statistiche', 'marketing']), 'tutti')
  t.equal(consentStatus(null), null)
  t.same(consentStatus(record), { label: 'tecnici e statistiche', extent: 'some' })
  t.same(consentStatus({ ...record, accepted: [] })?.extent, 'none')
  t.same(consentStatus({ ...record, accepted: ['statistiche', 'marketing'] })?.extent, 'all')
})
