import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { jobsAfterAll } from './whole-catalogue.ts'

/** What a later message does to the jobs in hand: the chat, the messages, the jobs by their ids. */
const conversations: readonly (readonly [
  ServiceSlug,
  messages: readonly string[],
  jobs: readonly string[],
])[] = [
  ['caldaia', ['voglio cambiare la caldaia', 'anzi aspetta, prima vorrei farla riparare'], ['riparazione']],
  ['caldaia', ['montare un ibrido', 'meglio questo o solo pompa di calore?'], ['ibrido']],
  ['caldaia', ['6 valvole termostatiche', 'si possono mettere a termosifoni accesi?'], ['valvole']],
  ['impianti', ['riscaldamento a pavimento 90 mq', 'si può mettere il parquet sopra?'], ['radiante']],
  ['ristrutturazione', ['controsoffitto 7 mq, Ercolano', 'con 4 faretti dentro?'], ['controsoffitto']],
  [
    'ristrutturazione_facciata',
    ['rifare il pavimento del balcone, 8 mq', 'gres antiscivolo chiaro'],
    ['balcone'],
  ],
  ['serramenti', ['zanzariere per 4 finestre e 2 portefinestre', 'le portefinestre sono 3'], ['zanzariere']],
  ['serramenti', ['4 finestre in pvc', 'e con le zanzariere?'], ['finestre', 'zanzariere']],
  [
    'tinteggiatura',
    ['imbiancare casa 80 mq', 'mi sistemate pure il giardino?'],
    ['altro/giardino', 'interni'],
  ],
]

t.test('a question about a job adds none, a request adds one, a correction replaces', async (t) => {
  for (const [slug, messages, jobs] of conversations) {
    t.same(jobsAfterAll(slug, messages), jobs, messages.join(' / '))
  }
})
