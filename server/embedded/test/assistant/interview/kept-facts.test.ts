import t from 'tap'

import { jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastSheet, type Slug } from '../last-reply.ts'

const windows = 'devo cambiare 6 finestre in pvc a Latina'
/** The answers to all other questions about windows. */
const priced = 'due ante, nessuna scorrevole, niente tapparelle'
const shutters = 'cambio 4 tapparelle in pvc a mano a Legnago, 120x150'
const solar = 'vorrei il fotovoltaico da 4 kw a Latina, tetto a falde'
const floor = 'devo rifare il pavimento del salone 30 mq a Pavia'

/** Messages, what the job description then has, and what it does not have. */
const table: readonly (readonly [Slug, readonly string[], has: RegExp, hasNot?: RegExp])[] = [
  // A new total.
  [
    'serramenti',
    [shutters, 'mettiamo dentro anche quella del bagno, quindi diventano 5'],
    /5 tapparelle/,
    /\b4 tapp/,
  ],
  ['serramenti', [windows, 'ci siamo dimenticati la cucina, arriviamo a 8'], /8 finestre/],
  [
    'ristrutturazione',
    ['ristrutturazione completa, 75 mq a Monza, finiture medie, due bagni', 'il secondo bagno no'],
    /Bagni: 1 bagno/,
    /due bagni/,
  ],
  ['serramenti', [windows, 'una la lasciamo, quindi scendiamo a 5'], /5 finestre/],
  [
    'impianti',
    ['vorrei aggiungere 3 prese a Parma', 'mettiamoci pure quella del balcone, e siamo a 4'],
    /4 punti/,
  ],
  [
    'impianti',
    [
      'vorrei aggiungere 6 prese a Matera',
      'mia figlia dice già che ci siamo facciamone dieci in tutto, quanto viene?',
    ],
    /10 punti/,
  ],
  // A variant in other words, in dialect, or beside other things.
  [
    'ristrutturazione_tetto',
    [
      'rifare il tetto, tegole, 110 mq, senza isolamento, travi sane, 2 piani, Sassoferrato',
      'senti e se per adesso facessi solo la falda dietro, che sono 55 metri quadri?',
    ],
    /55 m²/,
    /110 m²/,
  ],
  [
    'serramenti',
    [
      `${windows} e 2 portefinestre, ${priced}`,
      'e se lascio perde le portefinestre e cambio solo le 6 finestre?',
    ],
    /6 finestre.*nessuna portafinestra/s,
  ],
  [
    'tinteggiatura',
    [
      'da pitturare solo i muri, 84 mq, traspirante, muri buoni, casa arredata, Feltre',
      'me mujer vol far anca i sofiti. quanto vien tuto?',
    ],
    /pareti e soffitti/,
  ],
  [
    'ristrutturazione_bagno',
    ['rifare il bagno, 5 mq, Chioggia', 'no speta, go misurà ben: 2 per 3, quindi 6 metri quadri'],
    /6 m²/,
    /5 m²/,
  ],
  // Options that the customer rules out, and facts about other people, are not recorded.
  [
    'caldaia',
    ['devo cambiare la caldaia e mettere le termostatiche sugli 8 termosifoni, 80 mq, un bagno, Noto'],
    /8 valvole/,
    /termostato nuovo/,
  ],
  [
    'serramenti',
    [windows, 'aspetti, il Comune vuole il legno. Quindi legno. Niente plastica!'],
    /legno/,
    /PVC/,
  ],
  ['serramenti', [windows, 'legno e non plastica'], /legno/, /PVC/],
  ['ristrutturazione', ['ristrutturazione parziale di 80 mq a Torino, un bagno, un impianto'], /1 bagno/],
  [
    'ristrutturazione',
    ['ristrutturazione parziale di 80 mq a Torino', 'io vivo a Savona, si può fare senza di me?'],
    /Torino/,
    /Savona/,
  ],
  [
    'impianto_fotovoltaico',
    [solar, 'a mio cugino a Priverno hanno chiesto 9.000 euro'],
    /Latina/,
    /Priverno/,
  ],
  // A figure that is said again is one.
  ['impianti', ['rifare l’impianto elettrico, Casoria', 'na novantina, 90 mq va'], /90 m²/, /180/],
  [
    'ristrutturazione',
    ['ristrutturare solo in parte 68 mq a Canelli, un bagno e la parte elettrica'],
    /parte elettrica/,
  ],
  // Only one kind of the things is left.
  [
    'serramenti',
    [`${windows} e 1 portafinestra, ${priced}`, 'troppo. se faccio solo 2 finestre, quelle della camera?'],
    /2 finestre.*nessuna portafinestra/s,
  ],
  [
    'serramenti',
    [`${windows} e 1 portafinestra, ${priced}`, 'allora facciamo 3 finestre'],
    /3 finestre.*1 portafinestra/s,
  ],
  [
    'serramenti',
    [`${windows} e 1 portafinestra, ${priced}`, 'e se facciamo solo la portafinestra?'],
    /nessuna finestra/,
  ],
  // The total counts the rooms that the message names.
  [
    'impianti',
    [
      'clima a Ferrara, un motore fuori e due apparecchi dentro, macchine da comprare',
      'senza predisposizione',
      'e se ne aggiungo uno anche nello studio, tre in tutto con lo stesso motore?',
    ],
    /3 split/,
  ],
  // A denied figure that is known.
  [
    'ristrutturazione',
    ['ristrutturare la casa a Roma, 90 metri', 'ah scusate so’ 70 metri, no 90'],
    /70 m²/,
    /90 m²/,
  ],
  ['ristrutturazione', ['ristrutturare la casa a Roma, 90 mq', 'no 90: 70'], /70 m²/, /90 m²/],
  ['ristrutturazione', ['ristrutturare la casa a Roma, 90 mq', 'sono 70 e non 90'], /70 m²/, /90 m²/],
  ['ristrutturazione', ['ristrutturare la casa a Roma, 90 mq', 'no 80 mq'], /80 m²/],
  // A thing is not wanted for now.
  [
    'impianto_fotovoltaico',
    [solar, 'No, la batteria per il momento non ci interessa.', 'Siamo in due.'],
    /senza batteria/,
    /kWh/,
  ],
  ['impianto_fotovoltaico', [solar, 'la batteria per ora lasciamo perdere'], /senza batteria/],
  // Another size, with what leads to it.
  [
    'impianto_fotovoltaico',
    [`${solar}, senza batteria`, 'e se mio fratello si tira indietro e ne faccio solo tre di kw?'],
    /3 kW/,
  ],
  ['impianto_fotovoltaico', [`${solar}, senza batteria`, 'e se ne metto solo tre?'], /3 kW/],
  [
    'caldaia',
    [
      'boiler elettrico nuovo da 80 litri a Soverato, lo porta l’idraulico',
      'e uno da 50? tanto d’inverno non ci va nessuno',
    ],
    /50 litri/,
    /80 litri.*Quando: in inverno/s,
  ],
  // Other things are counted.
  [
    'impianti',
    [
      'antifurto senza fili nella villetta a Camaiore, una centralina con 8 sensori, e un videocitofono al posto del citofono vecchio. telecamere no',
    ],
    /nessuna telecamera.*1 apparecchio/s,
    /8 (?:telecamere|apparecchi)/,
  ],
  // The flue, in dialect.
  [
    'caldaia',
    ['cambiare la caldaia, un bagno', '85 metri', 'o tubo esce fore o balcone, sta buono'],
    /a posto/,
  ],
  ['caldaia', ['cambiare la caldaia, un bagno', '85 metri', 'normale'], /a posto/],
  ['serramenti', [`${windows}, due ante, nessuna scorrevole`, 'le tapparelle le tengo'], /senza tapparelle/],
  // Details that no question asks for.
  ['ristrutturazione_bagno', ['via la vasca, una doccia col piatto basso a Morbegno'], /dati:.*piatto basso/],
  [
    'ristrutturazione_facciata',
    ['lavare la facciata in mattoncini faccia a vista a Lodi, 140 mq'],
    /dati:.*mattoncini faccia a vista/,
  ],
  ['impianti', ['4 prese in più sotto traccia a Bologna'], /dati:.*sotto traccia/],
  [
    'impianto_fotovoltaico',
    ['fotovoltaico da 3 kw su una villetta a schiera, quella di testa, a Fossano'],
    /dati:.*villetta a schiera.*di testa/,
  ],
  ['impianti', ['antifurto senza fili con 8 sensori a Lucca'], /dati:.*8 sensori.*senza fili/],
  // One more of the things, with a size of its own.
  ['serramenti', [shutters, 'aggiungi quella del bagno 70 x 130'], /5 tapparelle.*70 x 130/s],
  ['serramenti', [shutters, 'quella del bagno è marcia'], /4 tapparelle/],
  // Another person's advice that the customer rejects.
  [
    'ristrutturazione',
    [`${floor}, mio marito voleva il parquet ma io preferisco il gres`],
    /gres/,
    /parquet/,
  ],
  [
    'impianto_fotovoltaico',
    [`${solar}, il venditore mi ha proposto la batteria ma non mi interessa`],
    /4 kW/,
    /con batteria/,
  ],
  [
    'serramenti',
    ['tre persiane in legno', 'mia moglie dice alluminio ma a me non piace'],
    /legno/,
    /alluminio/,
  ],
  [
    'ristrutturazione_bagno',
    ['togliamo la vasca e mettiamo la doccia a Sona', 'niente bidet'],
    /Sona/,
    /dati:.*bidet/,
  ],
  // The only job is dropped for another one. Nothing is wiped: a restart needs a yes.
  [
    'ristrutturazione',
    [
      `${floor} in gres`,
      'no scusa fermati, ricominciamo da capo. Il pavimento resta. Vogliamo buttare giù la parete non portante di forati, 3,20 per 2,70',
    ],
    /8,6 m² di muro/,
    /30 m²|Pavimenti nuovi/,
  ],
  // A wish that is put off.
  ['impianto_fotovoltaico', [solar, 'batteria boh, magari dopo'], /senza batteria/],
  ['impianto_fotovoltaico', [`${solar}, la batteria la metto fra qualche anno`], /senza batteria/],
  // Sizes and counts that no question asks for.
  [
    'ristrutturazione_tetto',
    ['pulire le grondaie', '40 m circa, tutto il giro', 'casa singola 2 piani'],
    /Altri dati: 40 m/,
  ],
  ['ristrutturazione_bagno', ['rifare il bagno a Lecce', 'tre maniglioni'], /tre maniglioni/, /3 m²/],
  [
    'ristrutturazione_facciata',
    ['tinteggiare la facciata di una casa singola 12x9 a due piani, Udine'],
    /252 m²/,
  ],
  ['ristrutturazione_facciata', ['tinteggiare la facciata della casa 12x6, Udine'], /72 m²/],
  [
    'ristrutturazione_facciata',
    ['tinteggiare la facciata a Udine', 'due piani', 'sano', '9 x 11 di pianta, alta 6'],
    /Udine/,
    /metri di frontalino/,
  ],
  [
    'ristrutturazione',
    ['buttare giù la parete tra cucina e sala, forati, 3,20 per 2,70'],
    /Muro: 8,6 m² di muro/,
  ],
  ['ristrutturazione', ['levigare 85 mq di graniglie a Chieri'], /marmo o graniglia/],
]

t.test('what customers tell stands in the job description, and what they deny does not', async (t) => {
  for (const [slug, messages, has, hasNot] of table) {
    const sheet = lastSheet(slug, messages)
    t.match(sheet, has, messages.join(' | '))
    if (hasNot) t.notMatch(sheet, hasNot, messages.join(' | '))
  }
})

t.test('a job that stays as it is gives way to the one that is wanted instead', async (t) => {
  const other = 'Vogliamo buttare giù la parete tra cucina e sala'
  for (const message of [
    `il pavimento non si tocca più. ${other}`,
    `il pavimento resta com’è. ${other}`,
    `lasciamo stare il pavimento, buttiamo giù la parete`,
  ])
    t.same(jobsAfterAll('ristrutturazione', [floor, message]), ['muro'], message)
  const both = `il vecchio pavimento resta sotto. ${other}`
  t.same(jobsAfterAll('ristrutturazione', [floor, both]), ['muro', 'pavimenti'], both)
})
