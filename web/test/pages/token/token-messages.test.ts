import t from 'tap'

import { tokenMessage } from '../../../src/pages/token/token-messages.ts'

const leaving = { leaving: true, desktop: false }
const title = (...args: Parameters<typeof tokenMessage>) => tokenMessage(...args).title

t.test('the texts of the specification are exact', async (t) => {
  const validated = { stage: 'validated', appUrl: '/' } as const
  const seed = "Validazione dell'account in corso."
  t.equal(title({ stage: 'validating', slow: false }, leaving), seed)
  t.equal(title({ stage: 'validating', slow: true }, leaving), seed)
  t.equal(title(validated, leaving), seed)
  t.equal(title({ stage: 'refused', reason: null }, leaving), 'Oops... qualcosa è andato storto...')
  t.equal(
    title({ stage: 'failed', failure: 'notification', detail: '' }, leaving),
    "Invio automatico della notifica di accesso all'app fallito.",
  )
  t.not(title(validated, { leaving: false, desktop: false }), seed, 'it does not stay under way for ever')
})

t.test('a refusal shows its reason, if it has one', async (t) => {
  t.equal(
    tokenMessage({ stage: 'refused', reason: 'Il token è scaduto.' }, leaving).reason,
    'Il token è scaduto.',
  )
  t.notOk('reason' in tokenMessage({ stage: 'refused', reason: null }, leaving))
})

t.test('a computer is never told that the app opens', async (t) => {
  const validated = { stage: 'validated', appUrl: '/' } as const
  const lines = (isLeaving: boolean) =>
    tokenMessage(validated, { leaving: isLeaving, desktop: true }).lines.join(' ')
  t.equal(lines(true), lines(false))
  t.notMatch(lines(true), 'tra un attimo')
})
