import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastReply } from '../last-reply.ts'

/** A conversation up to its figure, a message after it, and what the reply says. */
type Row = readonly [slug: ServiceSlug, before: string, message: string, says: RegExp]

const floor = 'levigare il parquet, 70 mq, a Trento, appena possibile'
const gutters = 'cambiare le grondaie in rame, 22 metri, a Terni, casa a due piani, appena possibile'
const shutters = 'cambiare 5 tapparelle in alluminio a mano a Rimini, appena possibile'
const solar = 'fotovoltaico 6 kw con batteria da 5 kwh a Macomer, tetto a falda, appena possibile'
const netsToo =
  '7 finestre in pvc a Termoli, due ante, nessuna scorrevole, tapparelle restano, e 7 zanzariere a rullo, appena possibile'
const wallToo =
  'abbattere un muro di 12 mq non portante senza impianti al piano terra e laminato 20 mq togliendo il vecchio, Novara, appena possibile'

const rows: readonly Row[] = [
  ['ristrutturazione', floor, 'la camera non la facciamo, 18 li scaliamo', /52 m² invece di 70/],
  ['ristrutturazione', floor, 'il salotto, 26 mq, lo togliamo', /44 m² invece di 70/],
  ['ristrutturazione', floor, 'il salotto l’ho già fatto. sono 26, li togliamo', /44 m² invece di 70/],
  ['ristrutturazione_tetto', gutters, 'dietro ci sono 8 metri. aggiungete', /30 metri invece di 22/],
  ['serramenti', shutters, 'fai 6', /6 tapparelle invece di 5/],
  ['serramenti', shutters, 'due le tengo', /3 tapparelle invece di 5/],
  ['impianto_fotovoltaico', solar, 'la batteria la rimandiamo che costa', /senza batteria invece/],
  ['serramenti', netsToo, 'le zanzariere levale proprio, le prendo io al brico', /tolgo: mettere le zanz/],
  ['ristrutturazione', wallToo, 'il muro lo lasciamo su', /tolgo: abbattere un muro/],
  [
    'ristrutturazione_bagno',
    'bagno 4 mq a Chieri: piastrelle e sanitari nuovi, tubi restano, fascia media, piano terra, appena possibile',
    'allora rifacciamo tutto da zero, tubi e scarichi compresi',
    /guardiamo quanto costa rifare il bagno/,
  ],
  [
    'caldaia',
    'pompa di calore per casa di 120 mq ad Asti, appena possibile',
    'il mio idraulico mi spinge per l’ibrido. facciamo quello',
    /guardiamo quanto costa montare un sistema ibrido/,
  ],
  [
    'impianti',
    'impianto elettrico nuovo 80 mq ad Andria, minimo di norma, nei muri, casa vuota, appena possibile',
    'meglio fare il livello 2 con più prese',
    /fascia media invece di fascia base/,
  ],
  [
    'impianto_fotovoltaico',
    'batteria da 5 kwh per un impianto che ho da 4 kw, Vittoria, appena possibile',
    'ci vorrei aggiungere anche 3 kw di pannelli in più',
    /Aggiungo: aggiungere pannelli all’impianto[^]*: 3 kW\./,
  ],
  [
    'ristrutturazione_facciata',
    'ritinteggiare la facciata, 150 mq, Sassari, 2 piani, intonaco sano, niente frontalini, appena possibile',
    'quindi fate conto 110 mq invece di 150',
    /110 m² invece di 150/,
  ],
]

t.test('a change after the figure changes what it names', async (t) => {
  for (const [slug, before, message, says] of rows) t.match(lastReply(slug, [before, message]), says, message)
})

t.test('what a change names leaves the rest as it is', async (t) => {
  const nets = lastReply('serramenti', [netsToo, 'le zanzariere levale proprio, le prendo io al brico'])
  t.notMatch(nets, /già comprato/, 'the windows are not bought by the customer')
  const only = 'per quest’anno le zanzariere saltiamole, facciamo solo le finestre'
  t.notMatch(lastReply('serramenti', [netsToo, only]), /nessuna finestra/)
  const level = lastReply('impianti', [
    'impianto elettrico nuovo 80 mq ad Andria, minimo di norma, nei muri, casa vuota, appena possibile',
    'meglio fare il livello 2 con più prese',
  ])
  t.notMatch(level, /più avanti invece|aggiungere prese/, 'a level of the system is no job and no time')
  const wallbox = lastReply('impianto_fotovoltaico', [
    'fotovoltaico 6 kw senza batteria a Macomer, tetto a falda, appena possibile',
    'e aggiungi la colonnina in garage, il quadro è a 2 metri',
    'una normale da 7 kw',
  ])
  t.notMatch(wallbox, /7 kW invece di 6 kW/, 'the answer about the wallbox is no size of the plant')
})

t.test('a damage, leaves of a window and a fear measure and choose nothing else', async (t) => {
  const flat =
    'imbiancare 95 mq ad Alcamo, solo pareti, traspirante, muri buoni, casa vuota, appena possibile'
  const mould =
    'nella cameretta c’è la parete dietro l’armadio con la muffa, diciamo 8 mq, va trattata pure quella'
  t.notMatch(lastReply('tinteggiatura', [flat, mould]), /8 m² invece di 95/)
  const six =
    '6 finestre in pvc ad Agropoli, due ante misure normali, nessuna scorrevole, tapparelle restano, appena possibile'
  t.notMatch(lastReply('serramenti', [six, 'due ante normali, 120x120']), /2 finestre/)
  const above = lastReply('ristrutturazione', [
    'rifare il pavimento di 42 mq a Benevento',
    'tutta sta demolizione mi spaventa. mettiamolo sopra a quello che ci sta, senza levare niente',
  ])
  t.match(above, /Pavimenti nuovi, 42 m²/, 'the answer leads to the figure')
  t.notMatch(above, /massetto, cioè/, 'no screed is asked about where the old floor stays')
  t.match(
    lastReply('impianto_fotovoltaico', [
      'fotovoltaico 6 kw senza batteria a Brindisi, tetto a falda, appena possibile',
      'senza batteria la sera non serve a niente. metti una batteria da 10 kwh',
    ]),
    /con batteria invece di senza batteria/,
  )
  t.notMatch(
    lastReply('ristrutturazione', [
      'rifare il pavimento di 55 mq a Ferrara',
      'se lo alzo le porte nn si aprono più',
    ]),
    /Aggiungo/,
  )
})
