import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    // 6 kW 9.100 × 1,1 = 10.010
    id: 'pi1-solar-six-latina',
    service: 'impianto_fotovoltaico',
    at: 'Latina',
    once: true,
    turns: [
      {
        say: "Salve a tutti, famiglia di 4, consumiamo 4800 kwh l'anno, tutto elettrico tranne la cucina. Vorrei un impianto da 6 kw sul tetto, falda a sud di 45 mq libera, tegole, casa a due piani a Borgo Sabotino (Latina), nostra, monofase col contatore da 6. Niente batteria, almeno per adesso: mio fratello l'ha presa e non è contento. Pannelli di marca media. Il ponteggio c'è già che stiamo finendo di pitturare fuori, quindi entro dicembre se possibile.",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'latina, borgo sabotino',
      'kw|potenz|grand': '6 kw',
      'consum|bollett': '4800 kwh',
      'batteri|accumul': 'senza batteria',
      'tetto|falda|esposiz|orient|ombr': 'falda a sud, tegole, senza ombre',
      'fascia|livell|marca': 'media',
      'piani|alt|ponteggi': 'due piani, ponteggio già montato',
      'quando|tempi|urgen': 'entro dicembre',
    },
    facts: [fact('latina', 'sabotino'), fact('6'), fact('tegol'), fact('4800', '4.800')],
    jobs: [scopes.solar],
    band: [6_000, 16_000],
    after: [
      {
        say: 'In quanti anni rientro della spesa?',
        about: [
          '5',
          '6',
          '7',
          '8',
          '9',
          '10',
          'autoconsum',
          'risparm',
          'produ',
          'dipende',
          'circa',
          'detraz',
        ],
      },
      {
        say: 'Alle pratiche con Enel chi ci pensa?',
        about: [
          'connession',
          'compres',
          'inclus',
          'installator',
          'impresa',
          'ditta',
          'gse',
          'distributore',
          'professionista',
          'allaccio',
        ],
      },
    ],
  },
  {
    // lavaggio 200 × 1,026 + controllo 160 × 1,027 = 370 × 1,1 = 407
    id: 'pi2-wash-and-check-carpi',
    service: 'impianto_fotovoltaico',
    at: 'Carpi',
    turns: [
      {
        say: 'Buongiorno, da quando hanno aperto il cantiere della tangenziale ho i pannelli coperti di polvere, sembrano marroni. Li faccio lavare, però vorrei anche un controllo generale di tutto l impianto da parte di un tecnico, son 9 anni che nessuno ci mette le mani sopra',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'carpi modena',
      'quant|pannell|modul|numero': '18 pannelli',
      'kw|potenz|grand': '4,5 kw',
      'tetto|falda|inclin|pian|alt|access':
        'tetto basso di una casa a un piano, poca pendenza, ci si va con la scala',
      'produ|guast|problem|error': 'produce un po meno ma nessun errore',
      inverter: 'inverter acceso, luce verde',
      'piccion|nid': 'niente piccioni',
      batteri: 'niente batteria',
      'quando|tempi|urgen': 'con calma, entro marzo',
    },
    facts: [fact('carpi'), fact('18'), fact('controllo')],
    jobs: [scopes.panelWash, scopes.panelCheck],
    band: [240, 660],
    after: [
      {
        say: 'Ogni quanto andrebbe fatto?',
        about: ['anno', 'anni', 'volta', 'mesi', 'annual', 'pioggia', 'polver', 'periodic', 'dipende'],
      },
      {
        say: 'Posso lavarli da solo con la canna dell orto?',
        about: [
          'cadut',
          'sicur',
          'pericol',
          'calcar',
          'demineral',
          'scivol',
          'evit',
          'graffi',
          'meglio',
          'rischi',
          'shock',
          'sconsigl',
        ],
      },
    ],
  },
  {
    // 15 kWh × 800 = 12.000 × 0,97 × 1,1 = 12.800; poi 10 kWh × 800 = 8.000 × 0,97 × 1,1 = 8.540
    id: 'pi3-battery-later-cefalu',
    service: 'impianto_fotovoltaico',
    at: 'Cefalù',
    turns: [
      {
        say: 'ciao ho già il fotovoltaico sul tetto di casa, ci abito io. di giorno regalo corrente a enel e la notte la ricompro, voglio metterci una batteria da 15 kwh',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'cefalù pa',
      'kwh|capac|batteri|accumul': '15 kwh',
      'kw|potenz|pannell|grand': 'i pannelli sono 6 kw',
      'inverter|ibrid': 'l inverter è del 2020 e non è ibrido ma funziona',
      'monofas|trifas': 'monofase',
      'anni|anno|età': 'impianto del 2020',
      'conto energia|incentiv|gse': 'niente conto energia, ritiro dedicato',
      'backup|blackout': 'no il backup no',
      'spazio|posizion|garage': 'nel locale lavanderia c è posto',
      'fascia|livell|marca': 'media',
      'quando|tempi|urgen': 'prima della stagione, aprile',
    },
    facts: [fact('cefalù', 'cefalu'), fact('15'), fact('6')],
    jobs: [scopes.battery],
    band: [7_700, 20_500],
    after: [
      {
        say: 'madonna che botta. facciamola da 10 kwh che mi basta',
        facts: [fact('10')],
        jobs: [scopes.battery],
        band: [5_100, 13_700],
      },
      {
        say: 'quanti anni campa una batteria così?',
        about: ['10', '15', '12', 'cicli', 'garanzi', 'dieci', 'quindici', 'litio', 'durata', 'dura'],
      },
    ],
  },
  {
    // 18 moduli × 95 = 1.710 × 1,0255 × 1,1 = 1.929
    id: 'pi4-panels-off-treviglio',
    service: 'impianto_fotovoltaico',
    at: 'Treviglio',
    once: true,
    turns: [
      {
        say: "Buonasera, a maggio viene l'impresa (già scelta, contratto firmato) a rifarmi il tetto della villetta a Treviglio. Sopra ci sono 18 pannelli fotovoltaici del 2017, 5,4 kW, tutti funzionanti, che vanno tolti prima, tenuti da parte in giardino sotto un telo e rimessi su tali e quali dopo circa un mese. Il ponteggio lo monta l'impresa. A me serve solo chi smonta e rimonta i pannelli, non mi proponete impianti nuovi grazie.",
      },
    ],
    answers: {
      'comune|dove|città|zona': 'treviglio bergamo',
      'quant|pannell|modul|numero': '18',
      'kw|potenz': '5,4 kw',
      'ponteggi|piani|alt': "ponteggio dell'impresa, due piani",
      'quando|tempi|urgen': 'a maggio, poi rimessi a giugno',
      'custod|deposit|magazz': 'in giardino sotto un telo',
      'ganci|struttur|staff': 'ganci e binari si riusano',
    },
    facts: [fact('treviglio'), fact('18'), fact('maggio')],
    jobs: [scopes.panelsOff],
    band: [1_140, 3_100],
    after: [
      {
        say: 'E se un pannello si rompe mentre lo spostate?',
        about: [
          'assicur',
          'respons',
          'impresa',
          'danni',
          'ripag',
          'sostitu',
          'polizza',
          'garanzi',
          'contratto',
          'professionista',
          'accord',
          'prova',
        ],
      },
    ],
  },
]
