import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { lastJobs, lastReply } from '../last-reply.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

const door = 'la portafinestra della cucina struscia sotto e non chiude bene'
const home = 'ristrutturare 92 mq a Rimini, anni 70'
const painting = 'va ridipinta bianca, bilocale 55 mq, solo le pareti'

t.test('a remark that answers no question is kept in the description for the professional', async (t) => {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'serramenti')
  let state = freshCase
  let brief = parseReply('').brief
  for (const content of [door, 'una', 'è in alluminio avrà 15 anni', 'la tapparella invece va ancora bene']) {
    const turn = surveyor.handle(state, { content, photos: 0, now })
    ;({ state } = turn)
    ;({ brief } = parseReply(writeReply(turn.reply)))
  }
  const notes = brief.filter(({ label }) => label === 'Note').map(({ value }) => value)
  t.same(notes, ['è in alluminio avrà 15 anni', 'la tapparella invece va ancora bene'])
})

t.test('Gino says that a remark is kept and asks again; words without a meaning are not kept', async (t) => {
  for (const remark of [
    'le finestre le hanno cambiate nel 2015',
    'il tetto lo rifà il condominio',
    'è una Baxi di 9 anni',
  ])
    t.match(lastReply('ristrutturazione', [home, remark]), /^Lo segno nella scheda.*finiture/s, remark)
  for (const text of ['xxx yyy zzz', 'mio zio suona il flauto'])
    t.notMatch(lastReply('ristrutturazione', [home, text]), /segno nella scheda/, text)
  const third = ['il parquet è del nonno', 'le porte sono belle', 'il bagno ha la finestra']
  t.match(lastReply('ristrutturazione', [home, ...third]), /caso tipico/, 'the third time it goes on')
})

t.test('a word that an answer shares with a question makes it no question', async (t) => {
  for (const [answer, wrong] of [
    ['Torino zona San Salvario', /mail/],
    ['sono 55 metri scarsi', /smaltimento/],
    ['a Torino in via Garanzia 3', /garanzia/],
  ] as const)
    t.notMatch(lastReply('tinteggiatura', [painting, answer]), wrong, answer)
  const floor = 'levigare il parquet, 40 mq'
  t.notMatch(lastReply('ristrutturazione', [floor, 'è il rovere quello a listoni prefinito']), /listino/)
})

t.test('a thing in good order, or in the hands of others, becomes no job', async (t) => {
  for (const remark of [
    'il tetto lo rifà il condominio',
    'il bagno lo sistema mio cognato',
    'la caldaia va ancora bene',
    'la facciata l’hanno rifatta nel 2019',
    'le tapparelle vanno benissimo',
  ])
    t.notMatch(lastReply('ristrutturazione', [home, remark]), /Vediamo quanto|Aggiungo/, remark)
  t.match(lastReply('ristrutturazione', [home, 'e aggiungi anche la facciata, è da rifare']), /facciata/)
})

t.test('work that the customer has had done is no job', async (t) => {
  for (const message of [
    'ho fatto rifare l’intonaco in una camera un mese fa, ora va pitturata',
    'abbiamo fatto cambiare le finestre, adesso va imbiancata la sala',
  ])
    t.match(lastReply('tinteggiatura', [message]), /tinteggiare una stanza/, message)
  t.match(lastReply('tinteggiatura', ['vorrei far rifare l’intonaco di una camera']), /intonaco/)
})

t.test('"no scusa, è" names another job instead', async (t) => {
  const seat = 'mi si è rotta la ciambella del water'
  const cistern = lastReply('ristrutturazione_bagno', [seat, 'no scusa è la cassetta che perde sempre acqua'])
  t.match(cistern, /cassetta/)
  t.notMatch(cistern, /Aggiungo/)
  const shutter = lastReply('serramenti', [
    'la finestra non chiude',
    'scusate, intendevo la tapparella che non scende',
  ])
  t.match(shutter, /tapparella/)
  t.notMatch(shutter, /Aggiungo/)
})

t.test('"già che ci siamo" agrees to nothing', async (t) => {
  const roof = 'devo rifare il tetto di una villetta 10x12, due piani, niente isolamento, Avellino'
  for (const more of ['e le grondaie già che ci siamo in rame', 'già che viene, anche le grondaie'])
    t.notMatch(lastReply('ristrutturazione_tetto', [roof, more]), /travi sane/, more)
  t.notMatch(lastReply('ristrutturazione_tetto', [roof, 'già']), /travi sotto sono sane/)
})

t.test('what a bill costs is no budget', async (t) => {
  const bill = 'ho una bolletta di 190 euro a bimestre, ne vale la pena?'
  t.notMatch(lastReply('impianto_fotovoltaico', [bill]), /non bastano/)
  t.match(
    lastReply('impianto_fotovoltaico', ['fotovoltaico 3 kW a Pisa', 'con 190 euro ci sto?']),
    /non bast/,
  )
})

t.test('a day of the month is no size', async (t) => {
  for (const words of ['e se finite dopo il 30?', 'si può entro il 15?', 'dal 20 ci sono'])
    t.notMatch(lastReply('tinteggiatura', [painting, words]), /(?:15|20|30) m²/, words)
  t.match(lastReply('tinteggiatura', [painting, 'e se fossero 30?']), /30 m²/)
})

t.test('a count is read before a size, and the layers of a pane are no panes', async (t) => {
  const pane = 'vetro con la condensa in mezzo ai due vetri'
  t.match(lastReply('serramenti', [pane]), /Quanti vetri/)
  t.match(lastReply('serramenti', [pane, 'tre, 80x120 circa']), /3 vetri e 1 m²/)
  t.match(lastReply('serramenti', [pane, '4 da 60x90']), /4 vetri/)
})

t.test('one wall, and a number of tiles, are extents', async (t) => {
  const wall = 'mio figlio ha disegnato coi pennarelli su tutta la parete del corridoio'
  t.match(lastReply('tinteggiatura', [wall]), /1 parete/)
  const tiles = 'si sono staccate delle piastrelle, va fatto solo un rappezzo'
  t.match(lastReply('ristrutturazione_bagno', [tiles, '3-4 piastrelle']), /comune|m²/)
  t.notMatch(lastReply('ristrutturazione_bagno', [tiles, '3-4 piastrelle']), /Quanti m² di piastrelle/)
})

t.test('the size of the wall to take down is not the size of the wall to build', async (t) => {
  const both = 'dobbiamo fare un open space e una cabina armadio in cartongesso'
  const reply = lastReply('ristrutturazione', [both, 'il muro da buttar giù è di 4 metri'])
  t.notMatch(reply, /m² di pareti/)
})

t.test('a statement that only says why it asks chooses nothing', async (t) => {
  const bathroom = 'rifare il bagno di 5 mq, a Lodi'
  for (const question of [
    'quello di sotto si lamenta di tutto: a che ora attaccano?',
    'abbiamo solo un bagno e due bimbi, quanto stiamo senza?',
  ]) {
    const reply = lastReply('ristrutturazione_bagno', [bathroom, question])
    t.notMatch(reply, /tubi che restano|anche i tubi/, question)
    t.match(reply, /Rifacciamo anche tubi e scarichi/, question)
  }
  const answered = lastReply('ristrutturazione_bagno', [
    bathroom,
    'i tubi restano quelli, a che ora attaccano?',
  ])
  t.notMatch(answered, /Rifacciamo anche tubi e scarichi/)
})

t.test('a question where things end up orders none of them', async (t) => {
  const coat = ['cappotto 140 mq a Belluno, due piani', 'non lo so', 'non lo so']
  const where = 'i tubi, le luci fuori e la tenda da sole dove vanno a finire'
  t.equal(lastJobs('ristrutturazione_facciata', [...coat, where]), 'cappotto')
})

t.test('a word to be explained is no question about the photos that are asked for', async (t) => {
  const wiring = ["rifare l'impianto elettrico 80 mq a Bari, livello 2", 'non lo so', 'non lo so']
  t.match(lastReply('impianti', wiring), /foto/)
  const reply = lastReply('impianti', [...wiring, "che significa livello 2, l'ho detto per sentito dire"])
  t.notMatch(reply, /Le foto le vedrà/)
  t.match(lastReply('impianti', [...wiring, 'non ho capito']), /Le foto le vedrà/)
})
