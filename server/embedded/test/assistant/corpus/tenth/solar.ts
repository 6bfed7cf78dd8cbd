import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-w01-six-lecce',
    service: 'impianto_fotovoltaico',
    at: 'Nardò',
    turns: [
      {
        say: 'Salve vorrei mettere i pannelli sul tetto, 6 kw senza batteria che per ora non mi serve. Villetta a Nardò con solaio piano, consumiamo sui 5000 kwh l anno con la piscinetta e i condizionatori',
      },
    ],
    answers: {
      'ombr|alber|esposi|orient|sud': 'niente ombre, sole tutto il giorno',
      'piano|altezza|piani': 'un piano solo',
      'quando|tempi': 'per la primavera',
      'contator|fase|potenz': '6 kw monofase',
      'tetto|copertur|superf|metri': 'solaio piano di 90 metri libero',
      'batter|accumul': 'senza batteria',
    },
    facts: [fact('6'), fact('nard'), fact('pian')],
    jobs: [scopes.solar],
    band: [6_200, 14_200],
    once: true,
    after: [
      {
        say: 'in quanto tempo me lo ripago?',
        about: ['anni', 'anno', 'risparm', 'autoconsum', 'rientr', 'bollett', 'dipend'],
      },
      {
        say: 'e la detrazione com è',
        about: ['50', '36', 'irpef', 'bonus', 'caf', 'commercialista', 'dieci', '10', 'rate', 'quote'],
      },
    ],
  },
  {
    id: 'p-w02-three-alessandria',
    service: 'impianto_fotovoltaico',
    at: 'Casale Monferrato',
    turns: [
      {
        say: 'siamo in due pensionati paghiamo 90 euro di luce a bimestre ci conviene un impiantino piccolo, 3 kw massimo?',
      },
    ],
    answers: {
      'comune|dove|citt|zona': 'casale monferrato cap 15033',
      'tetto|falda|copertur|tegol|superf|metri': 'tetto a due falde di tegole una guarda a sud sarà 40 metri',
      'ombr|alber|orient|espos': 'niente ombre',
      'batter|accumul': 'no per carità',
      'piano|altezza|piani': 'due piani',
      'consum|bollett|kwh': 'sui 1900 kwh',
      'quando|tempi': 'non c e fretta',
      'kw|potenz|quant': '3 kw',
      'propriet|casa|condomin': 'casa nostra indipendente',
    },
    facts: [fact('casale', '15033'), fact('3')],
    jobs: [scopes.solar],
    band: [3_800, 8_800],
    after: [
      {
        say: 'quando piove o è nuvolo funziona uguale?',
        about: ['meno', 'ridott', 'rete', 'luce diffusa', 'produ', 'prelev', 'scend'],
      },
    ],
  },
  {
    id: 'p-w03-six-battery-treviso',
    service: 'impianto_fotovoltaico',
    at: 'Conegliano',
    turns: [
      {
        say: 'bongiorno, fotovoltaico da 6 kwp piu accumulo da 10 kwh, casa singola a conegliano, tetto in coppi verso sud ovest, due piani, contatore trifase no. un preventivo di massima co tuto compreso',
      },
    ],
    answers: {
      'ombr|alber': 'nessuna ombra',
      'consum|bollett|kwh': '5500 l’anno con la pompa di calore',
      'quando|tempi': 'entro fine anno prossimo',
      'ponteg|acced|altezza|piani': 'due piani',
      'tetto|falda|superf|metri': 'falda di 45 metri buona',
    },
    facts: [fact('6'), fact('10'), fact('conegliano'), fact('batter', 'accumul')],
    jobs: [scopes.solar],
    band: [11_000, 25_000],
    once: true,
    after: [
      {
        say: 'la batteria quanti anni campa?',
        about: ['10', '15', '12', 'dieci', 'cicl', 'garanz', 'durat', 'litio', '20'],
      },
    ],
  },
  {
    id: 'p-w04-ten-ragusa',
    service: 'impianto_fotovoltaico',
    at: 'Modica',
    turns: [
      {
        say: 'salve ci serve un impianto grande, casa di due famiglie con due pompe di calore e la macchina elettrica',
      },
      { say: 'pensavamo 8 kw ma il geometra dice meglio 10, facciamo 10. niente accumulo' },
    ],
    answers: {
      'comune|dove|citt|zona': 'modica (rg)',
      'tetto|copertur|falda|superf|metri': 'terrazza piana di 150 mq',
      'ombr|alber|orient': 'no ombre',
      'batter|accumul': 'no',
      'contator|fase|potenz': 'trifase 10 kw',
      'piano|altezza|piani': 'due piani',
      'consum|bollett|kwh': 'circa 11000 kwh',
      'quando|tempi': 'in primavera',
    },
    facts: [fact('10'), fact('modica')],
    wrong: ['8 kw'],
    jobs: [scopes.solar],
    band: [10_200, 25_000],
    after: [
      {
        say: 'che permessi servono',
        about: [
          'libera',
          'comune',
          'vincol',
          'distribut',
          'allacc',
          'pratic',
          'storic',
          'gse',
          'e-distribuzione',
          'autorizz',
        ],
      },
    ],
  },
  {
    id: 'p-w05-battery-later-pavia',
    service: 'impianto_fotovoltaico',
    at: 'Vigevano',
    turns: [
      {
        say: "l'impianto da 6 kw ce l'ho già dal 2021 e va benissimo, il giorno butto tutto in rete e la sera compro. vorrei aggiungere l'accumulo da 10 kwh. vigevano",
      },
    ],
    answers: {
      'inverter|marca|ibrid': 'solaredge, dicono che è compatibile',
      'incentiv|gse|conto|scambio': 'scambio sul posto',
      'dove|posto|garage|locale': 'in garage c’è posto vicino all’inverter',
      'quando|tempi': 'a febbraio',
      'backup|emergenz': 'no',
    },
    facts: [fact('10'), fact('vigevano'), fact('batter', 'accumul')],
    jobs: [scopes.battery],
    band: [5_400, 13_200],
    once: true,
    after: [
      { say: 'con 5 kwh invece di 10?', facts: [fact('5')], jobs: [scopes.battery], band: [2_700, 7_200] },
    ],
  },
  {
    id: 'p-w06-inverter-smoke-grosseto',
    service: 'impianto_fotovoltaico',
    at: 'Follonica',
    turns: [
      {
        say: "oh l'inverter in garage fa un fumino grigio e puzza di bruciato, impianto da 6 kw del 2012. mi sa che va cambiato, follonica. ma intanto che devo fare?",
        safety: {
          steps: [
            ['stacc', 'interruttore', 'sezionator', 'generale', 'spegn', 'corrente'],
            ['non tocc', 'lontan', 'allontan', 'esc', 'uscire', 'acqua', '115', '112', 'vigili del fuoco'],
          ],
          call: true,
        },
      },
      {
        say: 'spento tutto e il fumo è finito, i vigili hanno guardato e dicono a posto. quanto costa l inverter nuovo montato? normale, senza batteria',
      },
    ],
    answers: {
      'marca|modello': 'power one, non li fanno più',
      'kw|potenz|fase': '6 kw monofase',
      'ibrid|batter|accumul': 'normale',
      'quando|tempi|urgen': 'prima possibile',
      'pannell|modul': 'i pannelli sono buoni, 24',
    },
    facts: [fact('follonica'), fact('6'), fact('inverter')],
    jobs: [scopes.inverter],
    band: [1_000, 2_650],
  },
  {
    id: 'p-w07-wash-cagliari',
    service: 'impianto_fotovoltaico',
    at: "Quartu Sant'Elena",
    turns: [
      {
        say: 'ajò i pannelli miei son pieni di sabbia e di cacca di gabbiani, rende la metà, vanno lavati. quartu sant elena',
      },
    ],
    answers: {
      'tetto|falda|piano|altezza|acced': 'tetto piano, ci si sale dalla scala esterna',
      'quanti|numero|pannell|modul|kw|potenz': 'sono diciotto',
      'quando|tempi': 'questa settimana o la prossima',
      'ultima|volta|anni': 'mai lavati in quattro anni',
      'comune|dove': 'quartu',
    },
    facts: [fact('18', 'diciotto'), fact('quartu'), fact('lava', 'puli')],
    jobs: [scopes.panelWash],
    band: [110, 340],
    after: [
      {
        say: 'se li lavo io con la pompa del giardino faccio danno?',
        about: [
          'acqua',
          'calcar',
          'graff',
          'sicur',
          'cad',
          'pression',
          'demineral',
          'vetro',
          'idropulit',
          'garanz',
          'fredd',
          'cald',
          'no',
          'spugn',
        ],
      },
      { say: 'ogni quanto si fa', about: ['anno', 'annual', 'anni', 'mesi', 'volta'] },
    ],
  },
]
