import t from 'tap'

import { jobsAfter } from '../engines/whole-catalogue.ts'

type Row = readonly [slug: Parameters<typeof jobsAfter>[0], message: string, ...jobs: string[]]

/** First messages and the jobs that they ask for, by the rule that tells. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'each clause may ask for a job of its own': [
    [
      'caldaia',
      'vorrei le valvole termostatiche su 8 caloriferi e un cronotermostato che si regola dal telefono, Feltre',
      'termostato',
      'valvole',
    ],
    [
      'impianti',
      'ci servono quattro prese in più nello studio e già che ci siete il videocitofono al posto del vecchio citofono',
      'citofono',
      'punti',
    ],
    [
      'impianti',
      'wallbox in garage, quadro a 6 metri, e già che c’è l’elettricista 4 prese in più nello studio',
      'punti',
      'wallbox',
    ],
    [
      'ristrutturazione_facciata',
      'il bordo dei balconi si sbriciola e si vede il ferro, vorrei rifarlo. Le ringhiere poi le farei riverniciare',
      'frontalini',
      'ringhiere',
    ],
    [
      'tinteggiatura',
      'va staccata la carta da parati in sala, 40 mq, e poi imbiancate le stesse pareti con la lavabile',
      'carta-togliere',
      'interni',
    ],
  ],
  'a work that is wished with its own verb stays beside a longer one': [
    [
      'ristrutturazione',
      'vorremmo levare il muro fra cucina e salotto, è di forati, 3 metri per 2,70, non è portante. poi in tutto l’ambiente, 28 metri quadri, mettiamo il laminato, le mattonelle le ho tolte io. Locri',
      'muro',
      'parquet',
    ],
  ],
  'what a work serves or spares is no further job': [
    ['caldaia', 'sostituzione caldaia, 60 mq, un bagno, 6 caloriferi, metano, Gemona', 'sostituzione'],
    [
      'caldaia',
      'devo cambiare la caldaia e già che ci siamo mettere le termostatiche su tutti gli 8 termosifoni, Noto',
      'sostituzione',
      'valvole',
    ],
    [
      'ristrutturazione_bagno',
      'volevo rinnovare il bagnetto senza toccare i tubi, che sono nuovi',
      'rinnovo',
    ],
    [
      'ristrutturazione_bagno',
      'abito a Bitonto, vorrei tutto nuovo, anche i tubi che sono marci, poi mattonelle, bidet, lavandino e la doccia. quanto mi viene?',
      'completo',
    ],
    ['ristrutturazione', 'casa dei nonni a Nuoro, 95 metri, da ristrutturare ma solo in parte', 'parziale'],
    [
      'caldaia',
      'baita a Bormio, 55 mq, un bagno. La caldaia è del 2003, la cambio con una a gpl',
      'sostituzione',
    ],
    [
      'ristrutturazione_facciata',
      'casa a Pescara Porta Nuova, 2 balconi, le ringhiere di ferro da carteggiare e riverniciare, 9 metri',
      'ringhiere',
    ],
    [
      'impianti',
      'l’impianto va bene, il quadro pure, però mancano cinque prese in camera e due in cucina, Palmanova',
      'punti',
    ],
    [
      'ristrutturazione_tetto',
      'il tetto è di coppi vecchi, vorrei che fossero tolti, puliti e rimessi a posto con la guaina, 80 mq, Todi',
      'rimontaggio',
    ],
    [
      'tinteggiatura',
      'una sola parete del salotto con uno spatolato effetto cemento, 13 mq, Crema',
      'decorativa',
    ],
  ],
  'a bathroom with worn pipes is redone as a whole': [
    [
      'ristrutturazione_bagno',
      'vorrei rinnovare il bagno, 5 mq, i tubi sono marci e da rifare, Sora',
      'completo',
    ],
  ],
  'parts and variants of a work are no further job': [
    [
      'ristrutturazione_bagno',
      'mio suocero non ce la fa più con la vasca: la togliamo e mettiamo una doccia col piatto basso',
      'vasca-doccia',
    ],
    [
      'ristrutturazione_tetto',
      'terrazzo di 25 mq da rifare da zero: via le piastrelle, massetto, guaina e gres nuovo',
      'terrazzo',
    ],
    ['impianti', 'antifurto senza fili per la villetta con sirena e due telecamere fuori', 'allarme'],
    [
      'ristrutturazione',
      'casa di 80 mq da rifare tutta: impianti, pavimenti, un bagno, tinte e porte interne',
      'completa',
    ],
  ],
  'what is there, under way, or done by others asks for nothing': [
    [
      'caldaia',
      'al posto della caldaia metterei la pompa di calore, 120 mq, abbiamo già il cappotto e il pavimento radiante',
      'pompa',
    ],
    [
      'impianto_fotovoltaico',
      'fotovoltaico da 6 kW sul tetto, il ponteggio c’è già che stiamo finendo la facciata',
      'impianto',
    ],
    [
      'ristrutturazione_facciata',
      'cappotto sui lati nord ed est, la facciata davanti è di pietra',
      'cappotto',
    ],
  ],
  'each system of a list is a job': [
    [
      'impianti',
      'villetta 120 mq, tutti gli impianti da rifare, e 3 split',
      'clima',
      'elettrico',
      'idraulico',
    ],
    ['impianti', 'rifacciamo luce acqua e gas in 85 mq, Asti', 'elettrico', 'gas', 'idraulico'],
    ['impianti', 'da rifare sia l’idraulico che l’elettrico, 70 mq', 'elettrico', 'idraulico'],
    ['impianti', 'elettrico nuovo per 90 mq, l’idraulico no', 'elettrico'],
    ['impianti', 'impianto elettrico a norma per 90 mq', 'elettrico'],
  ],
  'a whole bathroom includes its shower': [
    ['ristrutturazione_bagno', 'rifare il bagno completo di 5 mq, doccia 90x70 con box in vetro', 'completo'],
    ['ristrutturazione_bagno', 'rifare un bagno con box doccia, Asti', 'completo'],
    ['ristrutturazione_bagno', 'bagno da ristrutturare con doccia al posto della vasca', 'completo'],
    ['ristrutturazione_bagno', 'nel bagno cambierei il box doccia', 'box-piatto'],
    [
      'ristrutturazione_bagno',
      'rifare il bagno, cioè soltanto la doccia al posto della vasca',
      'vasca-doccia',
    ],
  ],
  'a trade is no job': [
    [
      'ristrutturazione_bagno',
      'due cosette da far fare a un idraulico: il rubinetto della cucina gocciola e lo sciacquone non smette di correre',
      'cassetta',
      'rubinetto',
    ],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, message, ...jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
  })
}
