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
  [
    'ristrutturazione_bagno',
    [
      'perdita nascosta in bagno, va cercata',
      'senti mentre viene cambiate anche il miscelatore del lavandino, quello sì che gocciola',
    ],
    ['perdita', 'rubinetto'],
  ],
  ['tinteggiatura', ['imbiancare casa 80 mq', 'ah e riverniciate pure il termosifone'], ['ferro', 'interni']],
  ['serramenti', ['4 finestre in pvc', 'faccia anche le persiane, sono 5'], ['finestre', 'persiane']],
  [
    'ristrutturazione_bagno',
    ['perdita nascosta in bagno, va cercata', 'mio suocero ha cambiato anche il rubinetto'],
    ['perdita'],
  ],
  ['caldaia', ['6 valvole termostatiche', 'ci sono le manopole vecchie, da cambiare'], ['valvole']],
  [
    'impianti',
    [
      'motorizzare il cancello a due ante e mettere il videocitofono',
      'facciamo così il videocitofono lo rimando, prima il cancello',
    ],
    ['cancello'],
  ],
  [
    'ristrutturazione_tetto',
    [
      'grondaie nuove in alluminio 20 metri, e controllare e ripassare il tetto 100 mq',
      'cominciamo dalle grondaie, il resto poi si vede',
    ],
    ['grondaie'],
  ],
  [
    'tinteggiatura',
    [
      'imbiancare la cucina 12 mq e verniciare 4 persiane di legno',
      'le persiane mi sembrano ancora decenti, lasciamo perdere quelle',
    ],
    ['stanza'],
  ],
  [
    'ristrutturazione',
    [
      'ristrutturazione completa 72 mq un bagno, finiture medie',
      'mettiamo anche un altro bagno al posto della lavanderia',
    ],
    ['completa'],
  ],
  [
    'caldaia',
    ['cambiare la caldaia, un bagno, con 7 valvole termostatiche', 'mettici anche le valvole ai termosifoni'],
    ['sostituzione'],
  ],
]

t.test('a question about a job adds none, a request adds one, a correction replaces', async (t) => {
  for (const [slug, messages, jobs] of conversations) {
    t.same(jobsAfterAll(slug, messages), jobs, messages.join(' / '))
  }
})
