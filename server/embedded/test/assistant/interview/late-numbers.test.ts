import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

/** The last message of a conversation, and what the reply to it says. */
type Row = readonly [message: string, says: RegExp]

const screens = ['serramenti', ['zanzariere a rullo per 6 finestre, a Trento']] as const
const radiators = ['caldaia', ['sostituire 9 termosifoni a Trento', 'non lo so', 'non lo so']] as const
const sockets = ['impianti', ['aggiungere 5 prese in salotto, a Rieti']] as const
const windows = [
  'serramenti',
  [
    'cambiare 8 finestre e 2 portefinestre in pvc a Novara, nessuna scorrevole, senza tapparelle, misure normali',
  ],
] as const

function check(
  t: Pick<typeof import('tap').default, 'match'>,
  [slug, before]: readonly [ServiceSlug, readonly string[]],
  rows: readonly Row[],
): void {
  for (const [message, says] of rows) t.match(lastReply(slug, [...before, message]), says, message)
}

t.test('a count with ‘ne’ is the new total', async (t) => {
  check(t, screens, [
    ['ne ho nove', /9 zanzariere invece di 6/],
    ['in casa ne ho nove', /9 zanzariere invece di 6/],
    ['mia moglie ne conta otto', /8 zanzariere invece di 6/],
    ['me ne servono nove', /9 zanzariere invece di 6/],
  ])
})

t.test('a part of a total that only tells where some things are changes nothing', async (t) => {
  check(t, screens, [
    ['ne ho nove in realtà, due sono in garage', /9 zanzariere invece di 6/],
    ['ne ho nove e due sono in garage', /9 zanzariere invece di 6/],
    ['guardi che sono nove, due danno sul cortile', /9 zanzariere invece di 6/],
    ['le finestre sono nove, due sono in garage', /9 zanzariere invece di 6/],
    ['mi correggo: nove zanzariere, due sono per il garage', /9 zanzariere invece di 6/],
    ['ne ho nove, tre sono piccole', /9 zanzariere invece di 6/],
  ])
  check(t, radiators, [['ne ho undici a pensarci bene, uno è in lavanderia', /11 termosifoni invece di 9/]])
  check(t, sockets, [['no ne servono otto, due dietro la tv', /8 punti invece di 5/]])
})

t.test('counts with a place each are still added up', async (t) => {
  check(t, windows, [['sono tre in cucina, due in bagno e quattro in sala', /9 finestre invece di 8/]])
})

t.test('what a clause counts beside its total is read with it', async (t) => {
  check(t, windows, [
    ['restano cinque finestre e la portafinestra', /5 finestre invece di 8.*1 portafinestra invece di 2/s],
  ])
})

t.test('people and pets are no things of the job', async (t) => {
  for (const message of ['siamo in quattro, uno sta nella mansarda', 'ho 4 gatti, uno sta in cucina'])
    t.notMatch(lastReply(radiators[0], [...radiators[1], message]), /invece di/, message)
})

t.test('an order with a pronoun, or a wish, chooses the model', async (t) => {
  const boiler = [
    'caldaia',
    [
      'cambiare la caldaia con una da 24 kW, casa di 90 mq con un bagno, scarico già a posto, niente valvole, a Novara',
    ],
  ] as const
  for (const message of [
    'fammela da 30',
    'fatemela da 30',
    'mettimela da 30',
    'dammela da 30',
    'calcolala da 30',
    'la voglio da 30',
    'me la fai da 30',
  ])
    check(t, boiler, [[message, /30 kW invece di 24/]])
  check(t, sockets, [['me ne fai 6', /6 punti invece di 5/]])
})

t.test('the reason of a new count asks nothing and requests no work', async (t) => {
  const doors = ['ristrutturazione', ['cambiare 5 porte interne a Lecce', 'no', 'non lo so']] as const
  check(t, doors, [
    ['con la parete nuova fra cucina e sala le porte diventano 6', /6 porte invece di 5/],
    ['se chiudiamo la cucina le porte diventano 6', /6 porte invece di 5/],
    ['con il ripostiglio che diventa bagno le porte saranno 6', /6 porte invece di 5/],
    ['con la cabina armadio arriviamo a 6 porte', /6 porte invece di 5/],
  ])
  check(t, sockets, [
    ['con la parete attrezzata nuova le prese passano a 8', /8 punti invece di 5/],
    ['col mobile nuovo ne servono 8', /8 punti invece di 5/],
  ])
  check(t, radiators, [
    ['con le finestre nuove ne bastano 8', /8 termosifoni invece di 9/],
    ['col cappotto il tecnico dice che ne bastano 8', /8 termosifoni invece di 9/],
  ])
  for (const message of ['con la cabina armadio arriviamo a 6 porte', 'con la parete nuova diventano 6'])
    t.notMatch(lastReply(doors[0], [...doors[1], message]), /Aggiungo/, message)
})

t.test('‘only on’ some of the things is their new count', async (t) => {
  check(t, screens, [
    ['mettiamole solo su 4 finestre, le altre no', /4 zanzariere invece di 6/],
    ['fatele solo su 4 finestre', /4 zanzariere invece di 6/],
    ['le zanzariere le mettiamo solo su 4', /4 zanzariere invece di 6/],
  ])
  const shutters = ['tapparelle in alluminio per 6 finestre a mano a Trento'] as const
  const fewer = lastReply('serramenti', [...shutters, 'cambiamole solo su 4 finestre, le altre vanno bene'])
  t.match(fewer, /4 tapparelle invece di 6/)
  t.notMatch(fewer, /cambiare le finestre/)
  t.notMatch(lastReply('serramenti', [...shutters, 'il motore solo su 2 finestre']), /tapparelle invece di/)
})

t.test('‘di’ a thing ‘ne’ and a number is the new count of that thing', async (t) => {
  check(t, windows, [
    ['la portafinestra la tengo, quindi di portefinestre ne faccio solo una', /1 portafinestra invece di 2/],
    ['di finestre ne cambio solo sei', /6 finestre invece di 8/],
  ])
  t.notMatch(
    lastReply(radiators[0], [...radiators[1], 'di termosifoni ne lascio due']),
    /2 termosifoni invece di/,
  )
})

t.test('a question how long a number of things takes changes nothing', async (t) => {
  const panels = [
    'smontare e rimontare 10 pannelli fotovoltaici ad Ancona',
    'non lo so',
    'non lo so',
  ] as const
  for (const message of ['con 12 pannelli basta una mattina, no?', 'con 12 pannelli basta una giornata?'])
    t.notMatch(lastReply('impianto_fotovoltaico', [...panels, message]), /invece di/, message)
})

t.test('the job sheet does not keep a count in its old form', async (t) => {
  const shutters = ['verniciare 9 persiane in legno a Terni', 'non lo so'] as const
  for (const message of ['ne ho contate male, sono 7', 'quindi 7 persiane'])
    t.notMatch(lastSheet('tinteggiatura', [...shutters, message]), /9 persiane/, message)
  // The kinds of a sum are no old counts.
  t.match(lastSheet('impianti', ['4 prese e 2 punti luce in cucina, a Rieti']), /4 prese/)
})

t.test('a share of the known size does not multiply it', async (t) => {
  const painting = 'imbiancare 90 mq a Forlì, pareti e soffitti, traspirante, muri buoni, casa vuota'
  const reply = lastReply('tinteggiatura', [painting, 'la camera è a posto, sono 12 dei 90'])
  t.notMatch(reply, /1\.080 m²|Correggo/)
})
