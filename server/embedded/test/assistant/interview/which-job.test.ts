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
const shutters = ['4 tapparelle nuove in alluminio, Roma', ...unsure]
const roof = ['rifare il tetto di 120 mq in coppi, Viterbo', ...unsure]
const entrance = ['citofono nuovo e tre telecamere, Matera', ...unsure]
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
  'what is done, fits as it is or is planned for years later is not ordered': [
    ['ristrutturazione_facciata', [...facade, 'le ringhiere sono state verniciate da poco'], 'facciata'],
    [
      'ristrutturazione_facciata',
      [...facade, 'i balconi li hanno rifatti due anni fa con le ringhiere'],
      'facciata',
    ],
    ['serramenti', [...shutters, 'nelle camere va bene la cinghia'], 'tapparelle'],
    [
      'ristrutturazione_tetto',
      [...roof, 'poi fra un paio d’anni pensiamo di metterci il fotovoltaico'],
      'rifare',
    ],
    [
      'ristrutturazione_tetto',
      [...roof, 'aggiungete anche le grondaie nuove, 24 metri'],
      'grondaie',
      'rifare',
    ],
  ],
  'a thing that is cleaned or kept stays, and no new one is ordered': [
    [
      'impianto_fotovoltaico',
      ['ho 18 pannelli sul tetto da nove anni e non li ho mai fatti lavare, adesso producono poco'],
      'controllo',
      'pulizia',
    ],
    [
      'ristrutturazione_tetto',
      ['rifare la copertura 110 mq in tegole nuove, le grondaie in rame quelle le salviamo'],
      'rifare',
    ],
  ],
  'a pronoun stands for a thing of its number': [
    [
      'tinteggiatura',
      [
        'rasare e pitturare le pareti, 60 mq di parete, Forlì',
        ...unsure,
        'la cugina la rasatura non l’ha voluta e i muri stanno bene uguale. Allora quella la leviamo',
      ],
      'interni',
    ],
    [
      'tinteggiatura',
      [...bedroom, 'i muri sono dritti e la greca non mi piace. Quella la leviamo noi'],
      'stanza',
    ],
  ],
  'a job that was left out comes back beside the others': [
    [
      'serramenti',
      [...screens, 'le zanzariere no', 'no ci ho ripensato, le zanzariere le voglio'],
      'finestre',
      'zanzariere',
    ],
    ['impianti', [...entrance, 'le telecamere no', 'va be’, mettile'], 'citofono', 'telecamere'],
    [
      'impianti',
      [
        ...entrance,
        'le telecamere no',
        'scusi tanto, ieri notte hanno provato a entrare dal vicino e non siamo più tranquilli. Mi rimetta quello che le avevo fatto togliere',
      ],
      'citofono',
      'telecamere',
    ],
    [
      'serramenti',
      [...screens, 'le zanzariere non le voglio', 'rimettete pure quelle che ho fatto levare'],
      'finestre',
      'zanzariere',
    ],
    [
      'impianti',
      [...entrance, 'le telecamere no', 'rimettete quello che avevo tolto'],
      'citofono',
      'telecamere',
    ],
    ['impianti', [...entrance, 'le telecamere no', 'non rimettete quello che avevo tolto'], 'citofono'],
    [
      'impianti',
      [...entrance, 'le telecamere no', 'quanto costa se rimetto quello che avevo tolto?'],
      'citofono',
    ],
    ['impianti', [...entrance, 'togli il citofono', 'ok no dai, lo teniamo'], 'citofono', 'telecamere'],
    ['impianti', [...entrance, 'togli il citofono', 'mettile'], 'telecamere'],
    [
      'impianti',
      ['citofono nuovo e tre telecamere, Matera', 'togli il citofono', 'anzi mettilo'],
      'citofono',
      'telecamere',
    ],
    ['serramenti', [...screens, 'no vabbè, le zanzariere lasciamole'], 'finestre'],
    [
      'serramenti',
      [...screens, 'no vabbè le zanzariere lasciamole', 'ma no dai, mettetele'],
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
