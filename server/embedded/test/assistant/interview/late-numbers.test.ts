import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

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
