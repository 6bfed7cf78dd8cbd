import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreSystems: readonly CorpusConversation[] = [
  {
    id: 'w4-5-cerignola',
    service: 'impianti',
    at: 'Cerignola',
    turns: [
      {
        say: 'we ciao mi servono 2 condizionatori con un motore solo fuori, uno x la camera da letto uno x il salone. macchine le mettete voi. cerignola 3 piano. il motore va sul balcone',
      },
    ],
    answers: {
      'comune|citta|paese|zona|dove si trov': 'cerignola',
      'quando|entro|tempi|fretta|urgen': 'subito che fa caldo',
      'una foto|qualche foto|delle foto|foto d|foto |immagin': 'no frate',
      'predispos|tub|tracc|linea': 'no niente predisposizione',
      'distan|lontan': '3 metri uno 5 l altro',
      'motor|unita estern|estern|balcon': 'sul balcone',
      'macchin|comprat|fornit|gia ': 'le mettete voi',
      'btu|potenza|marca|model|qualit|fascia': 'normali 9 e 12 mila, marca buona ma non esagerata',
      'vecchi|esist|sostitu|smalt': 'non c era niente prima',
      'quanti split|quante unita|quante stanz|quant|split': 'due',
      'metr|mq|grand|superfic|dimension|stanz': 'camera 16 mq salone 28',
      'piano|ascens|alt': 'terzo con ascensore',
      'elettr|contator|pres|corrente': 'contatore 3 kw, le prese ci stanno',
      'scaric|condens': 'si puo scaricare sul balcone',
      'propriet|condomin|tipo|casa': 'appartamento in condominio, mio',
      'budget|spesa': 'sotto i 3mila',
    },
    facts: [fact('cerignola'), fact('due', '2', 'dual')],
    jobs: [scopes.airTwo],
    // 1.600–3.300, middle 2.450 × 0,97 × 1,15 = 2.730
    band: [1640, 4200],
    after: [
      {
        say: 'ma x mettere il motore fuori mi tocca chiedere a quelli del palazzo?',
        about: [
          'amministr',
          'assemble',
          'decor',
          'facciat',
          'condomin',
          'permess',
          'regolament',
          'comunic',
          'rumor',
          'libera',
          'autorizz',
          'vincol',
        ],
      },
      {
        say: 'aspe mia moglie ne vuole un altro nella cameretta, quindi tre',
        jobs: [scopes.airThree],
        // 2.400–4.900, middle 3.650 × 0,97 × 1,15 = 4.070
        band: [2400, 6200],
        facts: [fact('tre', '3', 'trial')],
      },
    ],
  },
  {
    id: 'w4-9-conegliano',
    service: 'impianti',
    at: 'Conegliano',
    turns: [
      {
        say: "Ciao Gino! Arriva la Tesla a gennaio 😄 mi serve la wallbox in garage (7,4 kW, quadro a 6-7 metri, villetta a Conegliano) e già che c'è l'elettricista 4 prese in più nello studio",
      },
    ],
    answers: {
      'comune|citta|paese|zona|dove si trov': 'conegliano (TV)',
      'quando|entro|tempi|fretta|urgen': 'entro gennaio',
      'una foto|qualche foto|delle foto|foto d|foto |immagin': 'non ora',
      'pres|punti|studio|tracc|canalin': '4 prese nello studio, sotto traccia, muri in laterizio',
      'distan|metri|lontan|lung': '6 o 7 metri dal quadro',
      'potenza|kw|monofase|trifase|contator': 'wallbox da 7,4 kw monofase, contatore da 6',
      'wallbox|marca|model|comprat|fornit|smart|gestion': 'wallbox da fornire, anche base va bene',
      'quadro|salvavit|differenz': 'quadro rifatto nel 2018',
      'garage|box|dove e|intern|estern|posizion': 'dentro al garage, attaccato alla casa',
      'fotovolt|pannell': 'no fotovoltaico',
      'auto|macchin': 'tesla model y',
      'quant|numero': 'una wallbox e 4 prese',
      'piano|ascens|metr|mq': 'piano terra',
      'anni|vecchi|stato|condizion': 'impianto del 2018 a norma',
      'propriet|condomin|tipo|casa': 'villetta nostra',
      'budget|spesa': 'max 2500',
    },
    facts: [fact('conegliano'), fact('wallbox'), fact(['4', 'pres'], ['4', 'punt'], ['pres', '4'])],
    jobs: [scopes.wallbox, scopes.sockets],
    // 1.400 + 4 × 95 = 1.780 × 1,015 × 1,1 = 1.990
    band: [1180, 3000],
    after: [
      {
        say: 'mio suocero ha il 3 kw, se la montasse anche lui gli basta o salta tutto?',
        about: [
          'potenz',
          'aument',
          'carico',
          'carich',
          'gestion',
          '4,5',
          '6',
          'fornit',
          'distribut',
          'bilanc',
          'notte',
          'nottur',
          'dinamic',
          'insuffic',
          'contator',
          'ricaric',
          'lent',
        ],
      },
      {
        say: 'le prese nello studio facciamole 6 dai',
        jobs: [scopes.wallbox, scopes.sockets],
        // 1.400 + 6 × 95 = 1.970 × 1,015 × 1,1 = 2.200
        band: [1300, 3350],
        facts: [fact(['6', 'pres'], ['6', 'punt'], ['pres', '6'])],
      },
    ],
  },
  {
    id: 'w4-12-pozzuoli',
    service: 'impianti',
    at: 'Pozzuoli',
    turns: [
      {
        say: 'maronna aiutateme, quello di sopra ha lasciato il rubinetto aperto e l acqua scende dal lampadario della cucina, la presa vicino al frigo fa le scintille e sento puzza di bruciato!! sto a pozzuoli',
        safety: {
          steps: [
            [
              'stacc',
              'spegn',
              'togli',
              'abbass',
              'disattiv',
              'interruttor',
              'salvavita',
              'contator',
              'general',
            ],
            [
              'non tocc',
              'tocc',
              'lontan',
              'allontan',
              'alla larga',
              'esci',
              'uscite',
              'fuori',
              'non avvicin',
            ],
          ],
          call: true,
        },
      },
    ],
  },
]
