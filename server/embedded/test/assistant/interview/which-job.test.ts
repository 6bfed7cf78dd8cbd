import t from 'tap'

import { jobsAfterAll } from '../engines/whole-catalogue.ts'
import type { Slug } from '../last-reply.ts'

type Row = readonly [slug: Slug, messages: readonly string[], ...jobs: string[]]

/** Answers up to the figure. */
const unsure = ['niente foto, per il resto non lo so', 'non lo so', 'non lo so', 'non lo so']
const bedroom = ['imbiancare la camera di 16 mq, Forlì', ...unsure]
const parquet = ['parquet nuovo in camera, 30 mq, Pordenone', ...unsure]
const wiring = ['rifare l’impianto elettrico di 80 mq, Parma', ...unsure]
const screens = ['5 finestre in pvc e 5 zanzariere, Asti', ...unsure]
const facade = ['ritinteggiare la facciata, 180 mq, Pescara', ...unsure]

/** Messages of a chat and the jobs in hand after the last one, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'what something else is wanted in place of gives way, whatever both are': [
    [
      'tinteggiatura',
      [...bedroom, 'invece della pittura normale facciamo lo stucco veneziano'],
      'decorativa',
    ],
    ['tinteggiatura', [...bedroom, 'invece della pittura facciamo l’intonachino'], 'decorativa'],
    [
      'ristrutturazione_facciata',
      [...facade, 'no guarda, piuttosto del solo colore facciamo il cappotto'],
      'cappotto',
    ],
    ['ristrutturazione', [...parquet, 'invece del parquet nuovo lucidiamo il marmo che c’è'], 'levigatura'],
    ['tinteggiatura', [...bedroom, 'conviene lo stucco veneziano al posto della pittura?'], 'stanza'],
  ],
  '«invece» after a thing or a verb adds; at the beginning and after a «no» it replaces': [
    ['impianti', [...wiring, 'mettete invece il videocitofono nuovo all’ingresso'], 'citofono', 'elettrico'],
    ['tinteggiatura', [...bedroom, 'le porte invece verniciatele bianche, sono 6'], 'legno', 'stanza'],
    ['impianti', ['citofono nuovo, Forlì', ...unsure, 'no, mettiamo invece le telecamere'], 'telecamere'],
  ],
  'a job that was left out comes back beside the others': [
    [
      'serramenti',
      [...screens, 'le zanzariere no', 'no ci ho ripensato, le zanzariere le voglio'],
      'finestre',
      'zanzariere',
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, (t) => {
    for (const [slug, messages, ...jobs] of rows)
      t.same(jobsAfterAll(slug, messages), jobs, messages.at(-1) ?? '')
    t.end()
  })
}
