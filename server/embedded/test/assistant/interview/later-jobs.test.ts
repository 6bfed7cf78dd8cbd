import t from 'tap'

import { jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastReply, type Slug } from '../last-reply.ts'

type Row = readonly [slug: Slug, messages: readonly string[], ...jobs: string[]]

/** Messages of a chat and the jobs in hand after the last one, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'an answer that names another job does not change it': [
    [
      'ristrutturazione_facciata',
      ['casa da ritinteggiare fuori, 180 mq, Ascoli Piceno', 'due', 'no, quelli no, soltanto le pareti'],
      'facciata',
    ],
    ['tinteggiatura', ['c’è muffa in un angolo, Este', 'solo nella stanza dei bimbi'], 'muffa'],
    [
      'impianti',
      ['citofono rotto da cambiare, Anzio', 'è una casa sola, i cavi di prima ci sono e vanno bene'],
      'citofono',
    ],
    [
      'ristrutturazione',
      ['laminato in salone, 24 mq, Rieti', 'si posa sopra le piastrelle che ci stanno'],
      'parquet',
    ],
  ],
  'a remark that names another job adds none': [
    [
      'impianto_fotovoltaico',
      ['fotovoltaico da 4 kW senza batteria, Rovigo', 'e se c’è nebbia una settimana resto senza corrente?'],
      'impianto',
    ],
    [
      'ristrutturazione_tetto',
      ['rifare la guaina del lastrico, 60 mq, Portici', 'e se dopo un anno perde di nuovo chi me la paga?'],
      'impermeabilizzazione',
    ],
    [
      'serramenti',
      [
        'cinque finestre nuove in PVC a Urbino',
        'aspetti, il Comune vuole il legno. Quindi legno, verniciato marrone',
      ],
      'finestre',
    ],
    [
      'serramenti',
      [
        '4 tapparelle in alluminio col motore, 120x150, Prato',
        'e se un giorno manca la luce resto chiuso dentro?',
      ],
      'tapparelle',
    ],
    [
      'tinteggiatura',
      [
        'la parete della TV effetto cemento, 12 mq, Vasto',
        'e se ci aggiungo pure quella del corridoio, 8 mq?',
      ],
      'decorativa',
    ],
    [
      'ristrutturazione',
      ['ristrutturare in parte la casa, 80 mq, Terni', 'c’è un bagno e va rifatto'],
      'parziale',
    ],
    [
      'ristrutturazione_facciata',
      ['rifare il pavimento del balcone, 7 mq, Lodi', 'quello del piano di sotto si lamenta sempre'],
      'balcone',
    ],
    [
      'caldaia',
      ['caldaia nuova, 80 mq, un bagno, Pavia', 'quanto ci mettete? siamo senza acqua calda e fa freddo'],
      'sostituzione',
    ],
    [
      'ristrutturazione_tetto',
      ['tegole rotte in un punto, Gubbio, un piano', 'e se salite e trovate una trave marcia?'],
      'tegola',
    ],
  ],
  'a request for another job adds it': [
    [
      'caldaia',
      [
        'revisione della caldaia, Urbino',
        'già che venite monterei le valvole termostatiche su 6 termosifoni',
      ],
      'revisione',
      'valvole',
    ],
    [
      'impianto_fotovoltaico',
      ['fotovoltaico da 5 kW, Cuneo', 'dimenticavo: in garage ci vuole anche la colonnina per la macchina'],
      'impianti/wallbox',
      'impianto',
    ],
    [
      'tinteggiatura',
      [
        'imbiancare la casa, 70 mq, Gallipoli',
        'ah, ci stanno pure 4 porte di legno che vorrei verniciate di bianco',
      ],
      'interni',
      'legno',
    ],
  ],
  'a message that gives the job up and describes another one replaces it': [
    [
      'ristrutturazione_tetto',
      [
        'tetto da rifare isolato, 100 mq, Sulmona',
        'lasciamo stare il tetto. Ci basta far soffiare la cellulosa sul solaio della soffitta, che non usiamo',
      ],
      'sottotetto',
    ],
  ],
  'the thing that stays in an answer is not given up': [
    [
      'ristrutturazione_bagno',
      ['piastrelle e sanitari nuovi, tubi buoni, 5 mq, Merano', 'no, i tubi restano'],
      'rinnovo',
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, messages, ...jobs] of rows)
      t.same(jobsAfterAll(slug, messages), jobs, messages.join(' / '))
  })
}

t.test('a part of the work that is dropped keeps the job', async (t) => {
  const reply = lastReply('tinteggiatura', [
    'imbiancare 60 mq e verniciare 5 porte di legno, Casarano, casa vuota',
    'pareti e soffitti',
    'traspirante',
    'buoni',
    'porte',
    'no',
    'lasciamo perdere i soffitti, quanto diventa?',
  ])
  t.match(reply, /solo le pareti|solo pareti/)
  t.notMatch(reply, /tolgo: tinteggiare/)
})
