import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const bathroom: readonly CorpusConversation[] = [
  {
    // 3,74 m²: (3.500–6.000) + 3,74 × (450–800) = 7.090, sospesi + 950 = 8.040 × 0,934 × 1,11 = 8.330
    id: 'oa1-bathroom-ostuni',
    service: 'ristrutturazione_bagno',
    at: 'Ostuni',
    turns: [{ say: 'salve dovrei rifare il bagno' }],
    answers: {
      'comune|dove|città|paese': 'ostuni, in centro ma non nel borgo antico',
      'tubi|tubazion|impiant|rinnov|zero|complet|lavor':
        'si spacca tutto, i tubi so di ferro e hanno 50 anni',
      'mq|m²|metri|grand|misur|superfic': 'due e venti per uno e settanta',
      'fascia|livell|qualit|material|finitur|budget': 'una via di mezzo, bello ma senza esagerare',
      'vasca|doccia': 'doccia c era e doccia rimane',
      'sospes|sanitari|terra': 'li voglio sospesi che mia moglie si è fissata',
      'piano|ascensore': 'primo piano senza ascensore',
      'piastrell|rivestiment|altezza': 'fino a metà parete, nella doccia fino al soffitto',
      'mur|spost|disposizion': 'no no tutto dove sta adesso',
      'quando|tempi|inizi': 'dopo l estate, a settembre',
    },
    facts: [fact('ostuni'), fact('sospes'), fact('2,2', '1,7', '3,7', 'due e venti', 'uno e settanta')],
    jobs: [scopes.bathroom],
    band: [5_000, 13_300],
    after: [
      {
        say: 'ma per fare sta cosa devo andare al comune a chiedere qualcosa?',
        about: [
          'cila',
          'permess',
          'pratic',
          'autorizz',
          'edilizia libera',
          'liber',
          'mur',
          'tecnico',
          'comunicazion',
        ],
      },
      {
        say: 'e adesso che succede?',
        about: [
          'professionist',
          'artigian',
          'contatt',
          'chiam',
          'sopralluogo',
          'foto',
          'richiest',
          'invi',
          'preventiv',
        ],
      },
    ],
  },
  {
    // batteria 90–140, pezzo intero 90–260: 115–175 × 1,015 × 1,1 = 128–195
    id: 'oa2-cistern-voghera',
    service: 'ristrutturazione_bagno',
    at: 'Voghera',
    turns: [
      {
        say: 'Buongiorno, sono una signora di 78 anni e abito a Voghera. Nel mio bagno l’acqua continua a correre nella tazza anche dopo che ho tirato, tutto il giorno un filino, e la bolletta è salita. La vaschetta è quella dentro al muro con la placca a due tasti, Geberit, di una quindicina d’anni. L’acqua si ferma solo se chiudo il rubinettino. Il resto va tutto benissimo, la ceramica non la cambio. Non c’è fretta, basta entro il mese.',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città': 'a Voghera',
      'quant|pezzi': 'una sola',
      'estern|incass|muro|tipo': 'dentro al muro',
    },
    facts: [fact('voghera'), fact('incass', 'muro', 'geberit')],
    jobs: [scopes.cistern],
    band: [75, 310],
    after: [
      {
        say: 'Dovranno rompere le piastrelle?',
        about: [
          'placca',
          'sportell',
          'smont',
          'senza',
          'di solito no',
          'muratur',
          'opere',
          'dietro',
          'apertur',
          'sopralluogo',
          'professionist',
        ],
      },
      {
        say: 'Mi telefona Lei o l’idraulico?',
        about: [
          'professionist',
          'artigian',
          'contatt',
          'richiam',
          'scriv',
          'assistente',
          'mestieri',
          'sopralluogo',
        ],
      },
    ],
  },
  {
    // 3.000–6.000 → 4.500 × 0,975 × 1,11 = 4.870
    id: 'oa3-restyling-sulmona',
    service: 'ristrutturazione_bagno',
    at: 'Sulmona',
    turns: [
      {
        say: 'ciao abbiamo comprato casa a sulmona l anno scorso, il bagno è in buono stato ma è verde pisello e non si può guardare 😅 l idraulico ha controllato, i tubi li avevano rifatti nel 2015 e quelli NON si toccano. vorrei mattonelle nuove muri e pavimento, wc bidet e lavabo nuovi e la doccia con un box decente',
      },
    ],
    answers: {
      'mq|m²|metri|grand|misur|superfic': 'saranno 5 mq, 2 e mezzo x 2',
      'fascia|livell|qualit|material|finitur|budget': 'normale, fascia media',
      'sovrap|sopra|demol|toglie|rimuov': 'le vecchie le togliamo',
      'sospes|terra|sanitari': 'a terra filo muro',
      'vasca|doccia': 'doccia, c è già',
      'altezza|piastrell|rivestiment': 'altezza 120 e in doccia 2 metri e 20',
      'piano|ascensore': 'terzo con ascensore',
      'quando|tempi|inizi': 'in primavera',
      'comune|dove|città|zona': 'sulmona',
    },
    facts: [fact('sulmona'), fact('bidet', 'lavabo', 'sanitari'), fact('5', '2,5', '2 e mezzo')],
    jobs: [scopes.restyling],
    band: [2_900, 7_900],
    after: [
      {
        say: 'le piastrelle le vorrei comprare io che ho uno sconto da mio zio, si può?',
        about: [
          'posa',
          'manodopera',
          '22',
          'iva',
          'materiale',
          'fornit',
          'accord',
          'certo',
          'professionist',
          'detra',
          'scend',
          'garanzi',
        ],
      },
      {
        say: 'quanti giorni ci mettono?',
        about: ['5', '6', '7', 'settiman', 'una decina', 'lavorativ'],
      },
    ],
  },
  {
    // solo box 700–1.100 → 900 × 1,01 × 1,15 = 1.050; tutto il lavoro 1.450 × 1,16 = 1.690
    id: 'oa4-shower-box-rovereto',
    service: 'ristrutturazione_bagno',
    at: 'Rovereto',
    turns: [
      { say: 'mi si è rotto il vetro della doccia' },
      {
        say: 'cioè è uscito dal binario ed è andato in mille pezzi, nessuno si è fatto male per fortuna. voglio cambiare tutta la cabina, il piatto sotto invece è perfetto e lo tengo',
      },
    ],
    answers: {
      'comune|dove|città|paese': 'Rovereto (TN) 38068',
      'misur|grand|dimension|lung|larg|cm': '80x80 ad angolo',
      'vetr|crist|tipo|modell|apertur|porta': 'cristallo trasparente 6mm con due ante scorrevoli',
      'piatto|piastrell|cambi': 'solo la cabina, piatto e piastrelle restano',
      'fascia|livell|qualit|budget': 'standard',
      'quando|tempi|urgen': 'appena si può, adesso laviamo dai miei',
    },
    facts: [fact('rovereto'), fact('80')],
    jobs: [scopes.showerBox],
    band: [600, 1_750],
    after: [
      {
        say: 'i cocci e i profili vecchi chi li porta via?',
        about: [
          'smalt',
          'rimozion',
          'compres',
          'inclus',
          'discaric',
          'ritir',
          'professionist',
          'artigian',
          'smont',
        ],
      },
    ],
  },
]
