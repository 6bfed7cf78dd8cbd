import t from 'tap'

import {
  cautionFor,
  emergencyIn,
  emergencyReply,
} from '../../../src/assistant/answers/emergency/emergency.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { blindDangers, blindHarmless } from './blind-emergencies.ts'
import { emergencies, harmless } from './emergencies.ts'
import { moreEmergencies, moreHarmless } from './more-emergencies.ts'
import { ordinaryDamages } from './ordinary-damages.ts'
import { presentDangers } from './present-dangers.ts'
import { dangersSupposed, supposedDangers } from './supposed-dangers.ts'

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

t.test('A danger is recognised in whatever words', async (t) => {
  t.ok(lines(emergencies).length >= 80)
  for (const line of lines(emergencies + moreEmergencies + presentDangers + blindDangers + dangersSupposed)) {
    const [message = '', danger = ''] = line.split('|')
    t.equal(emergencyIn(readUtterance(message)), danger, message)
  }
})

t.test('Words of a danger alone are no danger', async (t) => {
  t.ok(lines(harmless).length >= 80)
  for (const message of lines(harmless + moreHarmless + ordinaryDamages + blindHarmless + supposedDangers))
    t.equal(emergencyIn(readUtterance(message)), null, message)
})

t.test('What is not meant is no part of a danger', async (t) => {
  const panel = 'il pannello sopra al tetto, quello che scalda l’acqua col sole, non quello della corrente'
  t.equal(emergencyIn(readUtterance(panel)), null)
  const leak = 'l’acqua scende sopra al contatore, quello della corrente'
  t.equal(emergencyIn(readUtterance(leak)), 'electricity')
})

t.test('The reply holds numbered steps, the number to call and no question', async (t) => {
  for (const danger of ['gas', 'carbon-monoxide', 'water', 'electricity', 'collapse', 'fire'] as const) {
    const { paragraphs, phone, chips } = emergencyReply(danger, '')
    const text = paragraphs.join('\n')
    t.match(text, /^1\. .+\n2\. .+\n3\. /m, danger)
    t.match(text, /112/, danger)
    t.match(text, /Scrivimi quando sei al sicuro/, danger)
    t.notMatch(text, /\?/, danger)
    t.equal(phone, '112')
    t.same(chips, ['Sono al sicuro'])
    t.not(emergencyReply(danger, '', true).paragraphs.join('\n'), text, 'said again in other words')
  }
})

const stepsInFire = (text: string) => emergencyReply('fire', text).paragraphs.join('\n')

t.test('Where an electric part burns, the current is switched off first', async (t) => {
  t.match(stepsInFire('la presa ha fatto una fiammata'), /^1\. .*stacca l’interruttore generale/m)
  t.notMatch(stepsInFire('va a fuoco il tetto'), /interruttore/)
})

t.test('For gas the distributor’s number is named', async (t) => {
  t.match(emergencyReply('gas', '').paragraphs.join(' '), /contatore o sulla bolletta/)
})

const caution = (text: string) => cautionFor(readUtterance(text))

t.test('A damage that is no emergency gets one sentence of advice', async (t) => {
  t.match(caution('l’intonaco fuori casca a pezzetti in qualche punto, da rifare'), /non sostare lì sotto/)
  t.match(
    caution('quando piove scende una goccia vicino al lampadario, da mesi'),
    /non accendere quella luce/,
  )
  t.equal(caution('gocciola acqua dal lampadario'), null)
  t.equal(caution('il balcone sta cadendo sulla strada'), null)
  t.equal(caution('vorrei imbiancare il salotto'), null)
})
