import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastParsed, lastReply, lastSheet } from '../last-reply.ts'

type Row = readonly [slug: ServiceSlug, first: string, message: string, reply: RegExp]

const boiler = 'caldaia nuova da 24 kW, un bagno, scarico già a posto, niente valvole, a Lodi'
const wall = 'demolire un muro non portante di 12 m² senza prese, piano terra, a Lodi'
const parquet = 'parquet prefinito 60 m² sopra il vecchio pavimento, a Lodi'
const windows = '5 finestre in pvc a due ante con doppio vetro, nessuna scorrevole, senza tapparelle, a Lodi'

/** Messages that leave out a part, and what is said of it. */
const rows: readonly Row[] = [
  [
    'caldaia',
    boiler,
    'niente lavaggio dell’impianto, ce l’hanno fatto a ottobre',
    /«lavaggio dell’impianto e filtro» nella stima è compreso/,
  ],
  [
    'ristrutturazione',
    wall,
    'portare via le macerie no, le butta mio fratello col camion',
    /«macerie in discarica» nella stima è compreso/,
  ],
  ['ristrutturazione', parquet, 'togliamo il battiscopa, lo metto io', /«battiscopa» nella stima è compreso/],
  ['serramenti', windows, 'la tinta attorno la sistemo io, non contatela', /Lo segno nella scheda/],
  [
    'ristrutturazione',
    parquet,
    'il materassino da mettere sotto ce l’ho già, due rotoli',
    /così il parquettista non lo conta/,
  ],
]

t.test('a part that is left out is noted, and the reply says whether the estimate holds it', async (t) => {
  for (const [slug, first, message, reply] of rows) {
    const before = lastParsed(slug, [first])
    t.ok(before.estimates.length > 0, first)
    const after = lastParsed(slug, [first, message])
    t.match(after.text, reply, message)
    t.same(after.estimates, [], 'the figure stays')
    t.match(lastSheet(slug, [first, message]), /Note: /, message)
  }
})

t.test('a message about the start date or the photos leaves out nothing', async (t) => {
  const spring = lastReply('caldaia', [boiler, 'non ora', 'per ora aspettiamo, la facciamo in primavera'])
  t.notMatch(spring, /non lo conta/)
  t.notMatch(lastReply('caldaia', [boiler, 'no grazie, le foto non le faccio']), /non lo conta/)
  t.notMatch(lastReply('caldaia', [boiler, 'la ringrazio molto, è stato gentile']), /non lo conta/)
  t.notMatch(
    lastReply('caldaia', [boiler, 'la condensa dove va a finire, non voglio il secchio sul balcone']),
    /non lo conta/,
  )
})

t.test('a message that only points at something is asked about', async (t) => {
  const walls = 'imbiancare casa di 80 m², pareti e soffitti, traspirante, muri buoni, vuota, a Lodi'
  t.match(
    lastReply('tinteggiatura', [walls, 'quelli lasciamoli stare, sono ancora belli']),
    /Se è una di queste/,
  )
})

const solar = 'fotovoltaico da 5 kW su tetto a falde con batteria da 10 kWh, a Lodi'

t.test('an option that is left out changes its answer, in whatever words', async (t) => {
  for (const message of [
    'la batteria la levo dai',
    'per la batteria aspettiamo che calino i prezzi, partiamo senza',
  ])
    t.match(lastSheet('impianto_fotovoltaico', [solar, message]), /senza batteria/, message)
})

t.test('a return to what was before takes the last change back', async (t) => {
  const one = 'un climatizzatore in camera, macchina compresa, senza predisposizione, a Lodi'
  const two = [one, 'anzi facciamo due split']
  t.match(lastSheet('impianti', two), /2 split/)
  const back = lastReply('impianti', [...two, 'no vabbè è troppo, torniamo a quello solo in camera'])
  t.match(back, /^Annullato: 2 split/)
  t.notMatch(lastReply('impianti', [...two, 'il 15 torniamo a casa e vi faccio sapere']), /Annullato/)
})

t.test('the job description no longer lists an option that has been changed', async (t) => {
  const aluminium = lastSheet('serramenti', ['5 finestre in pvc bianco a Lodi', 'meglio in alluminio'])
  t.match(aluminium, /alluminio/)
  t.notMatch(aluminium, /pvc/i)
  t.match(
    lastSheet('serramenti', ['5 finestre di legno da cambiare a Lodi', 'in pvc']),
    /Altri dati: .*legno/,
  )
})

t.test('a total beside added rooms is the total', async (t) => {
  const floors = 'gres sopra il vecchio in salone, corridoio e due camere, a Lodi'
  const total = lastSheet('ristrutturazione', [floors, 'ci mettiamo pure la cucina. Sono 69 mq in tutto'])
  t.match(total, /69 m²/)
})
