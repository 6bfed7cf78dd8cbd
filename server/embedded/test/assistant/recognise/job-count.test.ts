import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { guessOneJob } from '../../../src/assistant/recognise/learned/guess.ts'
import { jobsAfter, wholeCatalogue } from '../engines/whole-catalogue.ts'

const oneJob = (message: string): number => guessOneJob(readUtterance(message), wholeCatalogue.recognisable)

t.test('messages with one job and messages with two are told apart', async (t) => {
  for (const message of [
    'la caldaia perde acqua e non parte più, la vorrei cambiare con una a condensazione',
    'rifare il tetto isolato di una casa su due piani, il ponteggio serve su tutti i lati',
    'staccare la carta vecchia dal salone, 30 mq di pareti, a dipingere ci pensa mio cognato',
  ])
    t.ok(oneJob(message) > 0.9, message)
  for (const message of [
    'due lavori: imbiancare tre camere e poi cambiare le porte interne',
    'pulire le grondaie e già che siete su sistemare anche qualche tegola',
  ])
    t.ok(oneJob(message) < 0.5, message)
})

t.test('details of other jobs leave one job, entries of a list stay', async (t) => {
  t.same(
    jobsAfter(
      'ristrutturazione_facciata',
      'casa da ripitturare tutta fuori, quattro lati da 10 metri alti 6, l’intonaco tiene bene, è solo sbiadita, il ponteggio si monta nel giardino',
    ),
    ['facciata'],
  )
  t.same(
    jobsAfter(
      'serramenti',
      'porta blindata classe 4 per l’appartamento e due grate fisse 110x120 alle finestre',
    ),
    ['blindata', 'inferriate'],
  )
})

t.test('another clause of a message with one job may ask for a second one', async (t) => {
  t.same(
    jobsAfter(
      'ristrutturazione_bagno',
      'water nuovo e poi una quindicina di piastrelle saltate da rimettere',
    ),
    ['piastrelle', 'sanitari'],
  )
  t.same(jobsAfter('tinteggiatura', 'staccare la carta nel corridoio e poi imbiancare tutta casa'), [
    'carta-togliere',
    'interni',
  ])
  t.same(jobsAfter('ristrutturazione_facciata', 'cappotto su due lati, la facciata davanti è di pietra'), [
    'cappotto',
  ])
})
