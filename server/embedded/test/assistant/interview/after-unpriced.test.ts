import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastParsed, lastSheet } from '../last-reply.ts'

type Row = readonly [slug: ServiceSlug, first: string, later: string, jobs: readonly string[]]

/** A first message whose work has no price, a later message, and the jobs that the job description then lists. */
const rows: readonly Row[] = [
  [
    'ristrutturazione',
    'devo mettere un montascale, a Lodi',
    'ok pazienza. c’è anche il bagno di sopra che ha 40 anni, sono 6 mq, tutto da rifare',
    ['Ascensore o montascale', 'Rifacimento del bagno'],
  ],
  [
    'serramenti',
    'voglio chiudere il balcone con una veranda a Lodi',
    'capito. e le tapparelle di camera che non salgono più? sono 3',
    ['Veranda, pergola o tettoia', 'Tapparella da riparare'],
  ],
  [
    'ristrutturazione',
    'mi serve potare una siepe a Lodi',
    'd’accordo. il salone però lo potete imbiancare, no? saranno 30 metri quadri di stanza',
    ['Giardino', 'Tinteggiatura di una stanza'],
  ],
  // The work that the customer gives up is replaced.
  [
    'impianto_fotovoltaico',
    'vorrei il solare termico per l’acqua calda, a Lodi',
    'vabbè lasciamo stare il sole. allora cambiamo quello che c’è, lo scaldabagno a gas è tutto marcio: uno nuovo istantaneo da 11 litri, stesso posto',
    ['Scaldabagno nuovo'],
  ],
  // A message that only describes the work, asks or agrees adds no job.
  [
    'impianti',
    'vorrei una recinzione in legno di 20 metri a Lodi',
    'il cancello c’è già ed è nuovo, solo la recinzione',
    ['Vialetti, recinzioni e muretti'],
  ],
  [
    'ristrutturazione',
    'devo fare una piscina interrata a Lodi',
    'e per la corrente della piscina serve un elettricista?',
    ['Piscina'],
  ],
  [
    'ristrutturazione',
    'devo fare una piscina interrata a Lodi',
    'va bene, quando finiamo il tetto ne riparliamo',
    ['Piscina'],
  ],
]

t.test('after a reply without a price, another work is read as in a first message', async (t) => {
  for (const [slug, first, later, jobs] of rows) {
    const found = lastParsed(slug, [first, later])
      .brief.filter(({ label }) => label.replace(/^\d\. /, '') === 'Lavoro')
      .map(({ value }) => value)
    t.same(found, jobs, later)
  }
})

t.test('its size is its own, and the place stays', async (t) => {
  const [slug, first, later] = rows[0] ?? ['ristrutturazione', '', '']
  t.match(lastSheet(slug, [first, later]), /Misure: 6 m²[\s\S]*Dove: Lodi/)
})
