import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { asksRenewal, saysSound } from '../../../src/assistant/slots/sound-thing.ts'
import { lastReply } from '../last-reply.ts'

const isSound = (answer: string, label: string): boolean => saysSound(readUtterance(answer), label)

t.test('a thing in good order needs no work', async (t) => {
  for (const [answer, label] of [
    ['massetto ok', 'Massetto'],
    ['il massetto va bene', 'Massetto'],
    ['i pluviali sono ancora buoni', 'Pluviali'],
    ['gli infissi sono nuovi', 'Infissi'],
    ['è a posto', 'Massetto'],
    ['sono sani', 'Frontalini'],
    ['restano quelli', 'Infissi'],
    ['le persiane ci sono e le teniamo', 'Tapparelle'],
  ] as const)
    t.ok(isSound(answer, label), answer)
})

t.test('an agreement and a wish are no state', async (t) => {
  for (const [answer, label] of [
    ['va bene', 'Massetto'],
    ['ok', 'Massetto'],
    ['sì va bene', 'Termostato'],
    ['il massetto non va bene', 'Massetto'],
    ['infissi nuovi sì, ma vorrei pvc', 'Infissi'],
    ['è da rifare', 'Massetto'],
    ['restano da fare', 'Infissi'],
    ['bene, rifacciamolo', 'Massetto'],
  ] as const)
    t.notOk(isSound(answer, label), answer)
})

t.test('only questions about a renewal are meant', async (t) => {
  t.ok(asksRenewal('È da rifare anche il massetto, cioè il fondo?'))
  t.ok(asksRenewal('Vuoi anche un termostato nuovo?'))
  t.notOk(asksRenewal('Nel bagno nuovo ci sarà una finestra?'))
  t.notOk(asksRenewal('La casa sarà vuota o arredata durante i lavori?'))
})

t.test('a good screed is not replaced', async (t) => {
  const floors = ['pavimento in gres 58 mq ad Ascoli', 'lo togliamo']
  const kept = lastReply('ristrutturazione', [...floors, 'no'])
  for (const words of ['massetto ok', 'il massetto va bene', 'massetto buono', 'è a posto'])
    t.equal(lastReply('ristrutturazione', [...floors, words]), kept, words)
})
