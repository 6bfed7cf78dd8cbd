import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreRoof: readonly CorpusConversation[] = [
  {
    // 250–600 → 425 × 1,03 × 1,1 = 480; piattaforma eventuale +300
    id: 'ob8-hail-feltre',
    service: 'ristrutturazione_tetto',
    at: 'Feltre',
    turns: [{ say: 'dopo la grandine mi gocciola in soffitta in un punto solo' }],
    answers: {
      'comune|dove|città|zona': 'feltre, frazione villabruna',
      'tegol|copp|copertur|mater|manto|rott': 'tegole di cemento, da sotto ne vedo due rotte',
      'punt|quant': 'un punto solo, vicino al camino ma non sul camino',
      'falda|inclin|piano tetto|guaina': 'tetto a falde',
      'piani|alt|access|pontegg|raggiung': 'due piani, dall’abbaino si sale bene',
      'grand|mq|metri|superfic': 'il tetto sarà 140 mq ma il resto è a posto',
      'anni|età|vecch': 'avrà vent’anni',
      'urgen|quando|tempi|piov':
        'ho messo un secchio, ma se torna a piovere... questa settimana sarebbe meglio',
    },
    facts: [fact('feltre'), fact('tegol'), fact('grandin', 'gocc', 'infiltraz', 'perd')],
    jobs: [scopes.roofTile],
    band: [280, 1_100],
    after: [
      {
        say: 'ho l assicurazione sulla casa, cosa devo tenere da parte?',
        about: [
          'foto',
          'fattur',
          'perit',
          'denunc',
          'sinistr',
          'compagnia',
          'poliz',
          'preventiv',
          'danni',
          'document',
        ],
      },
    ],
  },
  {
    // 30 × 67 = 2.025 + pluviali 4 × 6 = 24 × 42 = 1.020 → 3.045 × 0,93 × 1,1 = 3.130; solo canale 2.080
    id: 'ob9-gutters-avellino',
    service: 'ristrutturazione_tetto',
    at: 'Avellino',
    turns: [
      {
        say: 'allora ti spiego la casa è dei miei ad avellino due piani le grondaie sono tutte arrugginite e bucate quando piove fa la cascata davanti alla porta e mio padre ci ha messo pure il silicone ma niente le dobbiamo mettere nuove il tetto no quello è stato fatto cinque anni fa e non si tocca',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'avellino, contrada amoretta',
      'pluvial|discend|scend': 'sì anche i tubi che scendono, 4, ognuno sei metri',
      'metri|lungh|misur|quant': 'una trentina di metri di canale in tutto',
      'material|rame|allumin|lamiera|pvc':
        'lamiera verniciata testa di moro, il rame costa troppo e se lo rubano',
      'piani|alt|pontegg|access': 'due piani, intorno c’è il cortile',
      'fascia|livell|qualit': 'media',
      'quando|tempi|urgen': 'prima dell’inverno',
    },
    facts: [fact('avellino'), fact('lamiera'), fact('30', 'trent')],
    jobs: [scopes.gutters],
    band: [1_750, 5_600],
    after: [
      {
        say: 'mio cugino ce le vende lui a prezzo di fabbrica, potete fare solo il montaggio?',
        about: [
          'manodopera',
          'material',
          'posa',
          'iva',
          '22',
          'garanz',
          'professionist',
          'lattonier',
          'fornit',
          'accord',
          'preventiv',
        ],
      },
    ],
  },
  {
    id: 'ob10-eternit-pontremoli',
    service: 'ristrutturazione_tetto',
    at: 'Pontremoli',
    once: true,
    turns: [
      {
        say: "Salve, ho ereditato dalla zia una casetta sopra Pontremoli con un fienile coperto in eternit, l'ondulato grigio degli anni 70, saranno 120 metri quadri. Le lastre sono intere tranne due angoli scheggiati. Vorrei solo farlo togliere e portare via da chi è autorizzato, la copertura nuova me la vedo l'anno prossimo. Quanto mi costa più o meno?",
      },
    ],
    facts: [fact('pontremoli'), fact('eternit', 'amianto'), fact('120')],
    jobs: [],
    after: [
      {
        say: 'Intanto mio nipote potrebbe smontarne un paio da solo?',
        about: [
          'perico',
          'fibr',
          'vietat',
          'autorizz',
          'albo',
          'asl',
          'amianto',
          'tocc',
          'ditta',
          'rischi',
          'salute',
          'mai',
        ],
      },
    ],
  },
  {
    // 45 × 52 = 2.360 + strati vecchi 45 × 11 = 520 → 2.880 × 1,13 × 1,1 = 3.580; senza rimozione 2.930
    id: 'ob11-garage-roof-milano',
    service: 'ristrutturazione_tetto',
    at: 'Milano',
    once: true,
    turns: [
      {
        say: 'Milano Lambrate 20134. Copertura piana sopra tre box in cortile, 9 x 5 m = 45 mq, guaina bituminosa di 25 anni piena di bolle, non calpestabile, sotto piove in più punti. Niente rattoppi, già fatti due volte. Da rimuovere la vecchia e posare guaina ardesiata nuova, pendenze ok, due bocchettoni. Altezza 3 m, accesso con scala e furgone fino sotto. Lavoro entro febbraio.',
      },
    ],
    answers: {
      'strat|doppi|singol': 'un solo strato',
      'paviment|piastrell': 'nessun pavimento sopra',
      'fascia|livell': 'media',
    },
    facts: [fact('milano', 'lambrate'), fact('45'), fact('guaina')],
    jobs: [scopes.roofFelt],
    band: [1_900, 6_000],
    after: [
      {
        say: 'Garanzia?',
        about: [
          'anni',
          'dieci',
          '10',
          'ditta',
          'impres',
          'produttor',
          'material',
          'scritt',
          'preventiv',
          'legge',
          'due',
        ],
      },
      {
        say: 'I box sono di tre proprietari. Come si divide la spesa?',
        about: [
          'millesim',
          'quota',
          'accord',
          'assemblea',
          'condomin',
          'amministrator',
          'parti',
          'ognuno',
          'ciascun',
          'fattur',
          'uguali',
        ],
      },
    ],
  },
]
