import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    // 6 kWp × 1.525 = 9.150 × 0,98 × 1,1 = 9.820; 10 kWh × 675 = 6.750 × 0,99 × 1,1 = 7.310; insieme 17.130
    id: 'oc15-solar-battery-altamura',
    service: 'impianto_fotovoltaico',
    at: 'Altamura',
    turns: [
      {
        say: 'Buongiorno, villetta di proprietà ad Altamura in campagna, senza vincoli. Vorrei un fotovoltaico da 6 kW con batteria da 10 kWh, sul tetto a falda esposto a sud, tegole in buono stato, due piani, nessuna ombra. Consumiamo circa 5.500 kWh l’anno, contatore monofase da 6. Componenti di fascia media. Lavori in primavera.',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Altamura',
      'batter|accumul': '10 kWh',
      'kw|potenz|consum|bollett': '6 kW',
      'tetto|falda|espos|ombr': 'falda a sud senza ombre',
      'quando|tempi': 'in primavera',
      dove: 'Altamura',
    },
    facts: [fact('altamura'), fact(['6', 'kw']), fact(['10', 'kwh'])],
    jobs: [scopes.solar],
    band: [10_300, 27_400],
    once: true,
    after: [
      {
        say: 'in quanto tempo rientro della spesa?',
        about: ['anni', 'autoconsum', 'risparm', 'dipend', 'bollett', 'kwh', 'consum', 'detraz'],
      },
      {
        say: 'e la garanzia?',
        about: [
          '25',
          '20',
          '10',
          '12',
          'produttor',
          'modul',
          'inverter',
          '2 anni',
          'due anni',
          'fabbric',
          'pannell',
        ],
      },
    ],
  },
  {
    // lavaggio 200 × 1,03 × 1,1…1,22 = 235; rete 30 m × 22,50 = 675 × 1,1 = 740; insieme 975
    id: 'oc16-wash-and-pigeons-carpi',
    service: 'impianto_fotovoltaico',
    at: 'Carpi',
    turns: [
      {
        say: 'ciao, sotto i pannelli ho un condominio di piccioni che la metà basta. vorrei far lavare tutto che è pieno di guano e poi chiudere intorno con la rete cosi non tornano',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'carpi (mo)',
      'perimetr|metri|giro|lung': 'il giro dei pannelli saranno 30 metri',
      'quant|pannell|modul|kw|numero': '16 pannelli, 6 kw, tutti su una falda sola',
      'inclin|pendenz|ripid|falda|tegol|tetto': 'falda normale con le tegole',
      'alt|piano|piani|access|ponteggi': 'casa a due piani, dal lucernaio si esce sul tetto',
      'nid|uov|piccion': 'nidi ce ne sono due vuoti',
      'quando|tempi|urgen': 'questo mese se si riesce',
      dove: 'a carpi',
    },
    facts: [fact('carpi'), fact('16', 'sedici'), fact('rete', 'piccion')],
    jobs: [scopes.panelWash, ['piccion', 'rete']],
    band: [540, 1_600],
    after: [
      {
        say: 'si può fare senza montare impalcature?',
        about: [
          'piattaform',
          'linea vita',
          'sicurezz',
          'scala',
          'altezz',
          'quota',
          'cestello',
          'acces',
          'fun',
          'ponteggi',
          'sopralluogo',
        ],
      },
    ],
  },
  {
    // 5 kWh × 800 = 4.000 × 0,97 × 1,1 = 4.270; con la parte fissa fino a 5.700
    id: 'oc17-later-battery-marsala',
    service: 'impianto_fotovoltaico',
    at: 'Marsala',
    turns: [
      {
        say: 'salve ho il fotovoltaico da 3 kw messo nel 2019 senza batteria e di giorno nn c è mai nessuno a casa, la sera pago tutto io. vorrei mettere l accumulo, pensavo 5 kwh',
      },
      {
        say: 'si ma prima dimmi una cosa il mio numero a chi va a finire?',
        about: [
          'privacy',
          'dati',
          'professionist',
          'artigian',
          'contatt',
          'consens',
          'condivi',
          'richiest',
          'telefon',
          'installator',
        ],
      },
    ],
    answers: {
      'comune|città|paese|cap': 'marsala, contrada strasatti',
      'inverter|ibrid': 'l inverter è quello originale e funziona, ibrido non credo',
      'conto energia|incentiv|gse|scambio': 'scambio sul posto, niente conto energia',
      'kwh|capacit|batter|accumul|grand': '5 kwh',
      'kw|potenz|pannell|modul': '3 kw',
      'monofas|trifas|contator': 'monofase 3 kw',
      'backup|blackout|black': 'no nn mi serve',
      'spazio|garage|posizion|estern': 'in garage vicino all inverter',
      'quando|tempi|urgen': 'entro l anno',
      dove: 'marsala',
    },
    facts: [fact('marsala'), fact(['5', 'kwh']), fact('2019', '3 kw', '3kw')],
    jobs: [scopes.battery],
    band: [2_500, 7_600],
    after: [
      {
        say: 'bisogna avvisare qualcuno o la monto e basta?',
        about: [
          'gse',
          'distributor',
          'comunicaz',
          'pratic',
          'enel',
          'e-distribuzione',
          'installator',
          'tecnico',
          'professionist',
        ],
      },
    ],
  },
  {
    id: 'oc18-more-meter-power-frosinone',
    service: 'impianto_fotovoltaico',
    at: 'Frosinone',
    turns: [
      {
        say: 'Ho il contatore da 3 e ogni volta che accendo forno e lavatrice insieme salta tutto, voglio passare a 6 kw. Il fotovoltaico per ora no grazie. Sto a Frosinone, casa mia, il contratto è intestato a me. Quanto mi costa passare a 6?',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Frosinone',
      'quando|tempi|urgen': 'il prima possibile',
      'monofas|trifas': 'monofase',
      'quadro|linea|impianto': 'il quadro è del 2015',
    },
    facts: [fact('frosinone'), fact(['6', 'kw'])],
    jobs: [],
    once: true,
    after: [
      {
        say: 'quindi a chi devo telefonare?',
        about: [
          'fornitor',
          'bollett',
          'contratt',
          'distributor',
          'venditor',
          'gestor',
          'enel',
          'compagni',
          'società',
        ],
      },
    ],
  },
  {
    // 16 moduli × 95 = 1.520 × 1,1 = 1.670
    id: 'oc19-panels-off-fermo',
    service: 'impianto_fotovoltaico',
    at: 'Fermo',
    turns: [
      {
        say: 'Buonasera, a maggio la mia ditta mi rifà il tetto, quella ce l’ho già e col prezzo siamo d’accordo. A me serve solo chi mi toglie i 18 pannelli fotovoltaici e poi li rimette su quando hanno finito',
      },
      { say: 'mi correggo, sono salito a contarli: i pannelli sono 16 e non 18' },
    ],
    answers: {
      'comune|città|paese|cap': 'Fermo',
      'quant|pannell|modul|numero': '16',
      'kw|potenz|inverter': '5 kw scarsi, l’inverter sta giù e non si tocca',
      'tetto|tegol|falda|copertur': 'falda con coppi, il tetto lo fa la mia ditta',
      'ponteggi|piattaform|access|altezz|piano|piani': 'il ponteggio lo mette la ditta del tetto',
      'deposit|custod|spazio': 'si possono appoggiare in garage',
      'quando|tempi|urgen': 'smontare ai primi di maggio e rimontare a giugno',
      dove: 'Fermo',
    },
    facts: [fact('fermo'), fact(['16', 'pannell'], ['16', 'modul'], '16')],
    wrong: [
      ['18', 'pannell'],
      ['18', 'modul'],
    ],
    jobs: [scopes.panelsOff],
    band: [1_000, 2_700],
    after: [
      {
        say: 'e se rimontandoli se ne rompe uno chi paga?',
        about: [
          'assicur',
          'respons',
          'ditta',
          'professionist',
          'installator',
          'danni',
          'danno',
          'accord',
          'scritt',
          'compres',
          'copert',
        ],
      },
    ],
  },
]
