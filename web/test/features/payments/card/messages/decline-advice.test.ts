import t from 'tap'

import type { CardFailure } from '../../../../../src/features/payments/card/card-provider.ts'
import { declineAdvice } from '../../../../../src/features/payments/card/messages/decline-advice.ts'

const refused = (code?: string, message?: string): CardFailure => ({ kind: 'refused', code, message })

t.test('a decline code gives an Italian sentence and advice', async (t) => {
  for (const [code, sentence, advice] of [
    ['insufficient_funds', /fondi/, /altra carta/],
    ['expired_card', /scaduta/, /data/],
    ['incorrect_cvc', /CVC/, /3 cifre/],
    ['invalid_number', /numero/, /Ricontrollalo/],
    ['card_not_supported', /non è abilitata/, /banca/],
    ['payment_intent_authentication_failure', /confermato/, /autorizza/],
    ['authentication_abandoned', /verifica/, /Paga/],
    ['withdrawal_count_limit_exceeded', /limite/, /Alzalo/],
    ['issuer_not_available', /non ha risposto/, /qualche minuto/],
    ['duplicate_transaction', /già visto/, /movimenti/],
    ['generic_decline', /rifiutato/, /altra carta/],
  ] as const) {
    const said = declineAdvice(refused(code))
    t.match(said.sentence, sentence, code)
    t.match(said.advice, advice, code)
  }
})

t.test('a card reported stolen has the same text as any refused card', async (t) => {
  t.same(declineAdvice(refused('stolen_card')), declineAdvice(refused('card_declined')))
  t.same(declineAdvice(refused('fraudulent')), declineAdvice(refused('generic_decline')))
})

t.test('the provider’s sentence is shown only if it is Italian', async (t) => {
  const theirs = 'La tua carta è stata rifiutata.'
  t.same(declineAdvice(refused('insufficient_funds', theirs)), {
    sentence: theirs,
    advice: declineAdvice(refused('insufficient_funds')).advice,
  })
  t.equal(
    declineAdvice({ kind: 'incomplete', message: 'Il numero della carta non è completo.' }).sentence,
    'Il numero della carta non è completo.',
  )
  for (const message of [
    'Your card was declined.',
    'An unexpected error occurred.',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    'The PaymentIntent requires a valid payment method.',
    '',
  ]) {
    t.equal(
      declineAdvice(refused(undefined, message)).sentence,
      'Errore durante il pagamento. Riprova più tardi.',
      message,
    )
  }
})

t.test('an unknown code gives the specification’s sentence', async (t) => {
  for (const code of ['brand_new_code', 'toString', '__proto__']) {
    t.equal(declineAdvice(refused(code)).sentence, 'Errore durante il pagamento. Riprova più tardi.', code)
  }
})

t.test('a lost response is not shown as a refusal, even with a message of the provider', async (t) => {
  const { sentence, advice } = declineAdvice({
    kind: 'unreachable',
    message: 'La carta non è stata addebitata.',
  })
  t.match(sentence, /non sappiamo/)
  t.match(advice, /due volte/)
})
