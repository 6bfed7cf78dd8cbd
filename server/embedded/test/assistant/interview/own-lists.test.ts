import t from 'tap'

import { lastSheet } from '../last-reply.ts'

t.test(
  'a list of answers in the words of the job description is read for its job, and names no other',
  async (t) => {
    for (const [slug, message, ...rows] of [
      [
        'ristrutturazione',
        'controsoffitto a Lodi, 10 m², 4 faretti, controsoffitto piano',
        'Lavoro: Controsoffitto',
        'Faretti: 4 faretti',
      ],
      [
        'serramenti',
        'finestre nuove a Lodi, 3 finestre, PVC, a un’anta, tutte scorrevoli',
        'Lavoro: Finestre nuove',
        'Grandezza: a un’anta',
      ],
      [
        'caldaia',
        'cambiare la caldaia a Gubbio, tre bagni, a GPL, da esterno',
        'Lavoro: Caldaia',
        'Dove si monta: caldaia da esterno',
      ],
      ['impianti', 'prese e punti luce in più a Lodi, 4 punti', 'Punti luce e prese: 4 punti'],
      [
        'impianto_fotovoltaico',
        'fotovoltaico a Lodi, 2.000–3.000 kWh all’anno, 15 m², con batteria, pompa di calore',
        'Lavoro: Impianto',
        'Tetto libero: 15 m²',
        'Nuovi consumi: pompa di calore',
      ],
    ] as const) {
      const sheet = lastSheet(slug, [message])
      for (const row of rows) t.match(sheet, row, message)
      t.notMatch(sheet, '2. Lavoro', message)
    }
    t.match(
      lastSheet('ristrutturazione_bagno', ['rifare il bagno a Lodi, 5 m², e imbiancare la camera']),
      '2. Lavoro',
    )
  },
)

t.test('the words of a material are no fault and no work', async (t) => {
  for (const [slug, message, work] of [
    ['serramenti', 'persiane a Lodi, 3 finestre, legno duro, lamelle fisse', 'Persiane o scuri'],
    ['serramenti', 'scuri in legno duro per 4 finestre a Lodi', 'Persiane o scuri'],
    ['ristrutturazione', '7 porte interne a Lodi, laccate bianche', 'Porte interne'],
    ['ristrutturazione', 'porte da laccare a Lodi, 7', 'Verniciatura di porte, persiane e finestre di legno'],
    ['serramenti', 'la finestra è dura da chiudere, Lodi', 'Finestre e porte da sistemare'],
  ] as const)
    t.match(lastSheet(slug, [message]), `Lavoro: ${work}`, message)
})
