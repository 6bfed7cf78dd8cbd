import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const mixed: readonly CorpusConversation[] = [
  {
    id: 'm-y01-paint-and-two-splits',
    service: 'tinteggiatura',
    at: 'Ragusa',
    turns: [
      {
        say: 'devo pittare casa 90 mq vuota, pareti e soffitti tutto bianco normale, e mettere il condizionatore dual split camera e salone (macchine comprese). ragusa',
      },
    ],
    answers: {
      'lavab|traspir|pittura|tipo': 'traspirante',
      'stato|muri|crep|muffa': 'buoni',
      'predispos|tubi|distanz': 'no non c è predisposizione',
      'fasc|livell|qualit|marca': 'media',
      'arred|mobil': 'vuota',
    },
    facts: [fact('90 m²'), fact('ragusa')],
    jobs: [scopes.painting, scopes.airTwo],
    band: [2_700, 7_600],
    after: [{ say: 'quanto è solo la parte dei muri?', about: ['tintegg', 'pittur', 'imbianc', 'pareti'] }],
  },
  {
    id: 'm-y02-shower-and-board',
    service: 'ristrutturazione_bagno',
    at: 'Frosinone',
    turns: [
      { say: 'allora due cose. la prima è togliere la vasca e mettere la doccia' },
      {
        say: 'la seconda il quadro elettrico che è ancora quello con i fusibili, mettere salvavita e tutto. frosinone, appartamento 70 mq',
      },
    ],
    answers: {
      'piastrell|rivestim|pannell|parete': 'piastrelle solo lì',
      'accessib|maniglion|filo': 'no normale',
      'fasc|livell|qualit': 'media',
      'modul|circuit|linee': 'non lo so',
    },
    facts: [fact('frosinone'), fact('vasca'), fact('quadro')],
    jobs: [scopes.bathToShower, scopes.board],
    band: [2_100, 7_400],
  },
  {
    id: 'm-y03-windows-shutters-door',
    service: 'serramenti',
    at: 'Novara',
    turns: [
      {
        say: '5 finestre in pvc bianco da 120x150 con le relative 5 tapparelle in pvc nuove e la porta blindata dell ingresso, al secondo piano con ascensore. novara',
      },
    ],
    answers: {
      'vetro|doppi|tripl': 'doppio',
      'classe|blindat': 'classe 3 normale',
      motor: 'no a cinghia',
      'apertur|battent': 'a due ante normali',
      'fasc|livell|qualit': 'media',
    },
    facts: [fact(['5', 'finestr']), fact('novara'), fact('blindat')],
    jobs: [scopes.pvc, scopes.shutters, scopes.securityDoor],
    band: [5_000, 14_500],
    after: [
      {
        say: 'togli pure la porta che la faccio l anno prossimo',
        jobs: [scopes.pvc, scopes.shutters],
        band: [3_900, 10_500],
      },
      {
        say: 'me lo puoi girare via whatsapp che lo faccio vedere a mia moglie?',
        about: ['riepilog', 'riassunt', 'condivid', 'pdf', 'invia', 'mand', 'copia'],
      },
    ],
  },
  {
    id: 'm-y04-gutter-and-three-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Pinerolo',
    turns: [
      {
        say: 'Dopo la grandinata: 18 metri di grondaia in lamiera da cambiare (solo davanti) e 3 o 4 tegole spaccate da cui entra acqua in soffitta quando piove forte. Due piani, Pinerolo. Le grondaie dietro sono state fatte nel 2022.',
      },
    ],
    answers: {
      'material|rame|allumin': 'lamiera preverniciata',
      'pluvial|discend': 'i pluviali vanno bene',
      'pontegg|piattaform': 'non lo so',
    },
    facts: [fact('18'), fact('pinerolo')],
    jobs: [scopes.gutters, scopes.roofTile],
    band: [950, 3_500],
  },
  {
    id: 'm-y05-gate-not-sprinklers',
    service: 'impianti',
    at: 'Voghera',
    turns: [
      {
        say: 'Vorrei automatizzare il cancello scorrevole del vialetto (è già scorrevole, si apre a mano, 4 metri) e rifare l irrigazione del giardino coi pop-up. Voghera, quanto per entrambi?',
      },
    ],
    answers: {
      'scorrev|battent|tipo': 'scorrevole',
      'corrente|linea|elettric': 'sì la corrente arriva lì vicino',
    },
    facts: [fact('voghera'), fact('cancell')],
    jobs: [scopes.gate],
    band: [900, 2_700],
  },
  {
    id: 'm-y06-drop-the-floor',
    service: 'ristrutturazione',
    at: 'Massa Lombarda',
    turns: [
      {
        say: 'levigare e riverniciare il parquet, sono 50 metri, e poi imbiancare tutto l appartamento che è 65 mq pareti e soffitti. traspirante. casa vuota massa lombarda',
      },
    ],
    answers: {
      'stato|muri|crep|muffa': 'buono',
      'colore|tint': 'bianco',
      'listell|rovinat': 'no',
    },
    facts: [fact('50 m²'), fact('65 m²'), fact('massa lombarda')],
    jobs: [scopes.sanding, scopes.painting],
    band: [2_050, 5_500],
    after: [
      {
        say: 'caspita. allora i pavimenti li lasciamo perdere, fate solo l imbiancatura',
        jobs: [scopes.painting],
        band: [950, 2_800],
      },
    ],
  },
  {
    id: 'm-y07-panels-and-wallbox-no-battery',
    service: 'impianto_fotovoltaico',
    at: 'Cento',
    turns: [
      {
        say: 'fotovoltaico da 4,5 kw sul tetto a falda + colonnina per l auto in garage (7 kw, il quadro è a 5 metri). Batteria per ora no. Cento provincia di Ferrara',
      },
    ],
    answers: {
      'batteri|accumul': 'no',
      'fasc|livell|qualit': 'media',
      'piani|pontegg|altezz': 'due piani',
    },
    facts: [fact('4,5'), fact('cento')],
    jobs: [scopes.solar, scopes.wallbox],
    band: [5_700, 14_000],
  },
  {
    id: 'm-y08-wall-down-and-floor',
    service: 'ristrutturazione',
    at: 'Empoli',
    turns: [
      {
        say: 'buttiamo giu il tramezzo tra cucina e salotto (mattoni forati, l ingegnere ha già visto che non è portante) 3 metri per 2,70 e poi pavimento nuovo su tutti e due, 28 metri, levando il vecchio. Empoli secondo piano senza ascensore',
      },
    ],
    answers: {
      massett: 'sì da rifare',
      'impiant|cavi|prese|tubi': 'nel muro c è solo una presa',
      'material|gres|parquet|tipo': 'gres normale',
      'fasc|livell|qualit': 'media',
    },
    facts: [fact('28 m²'), fact('empoli')],
    jobs: [scopes.wallDown, scopes.floorNew],
    band: [3_000, 9_500],
    after: [
      {
        say: 'x il muro devo fare qualche domanda in comune?',
        about: ['cila', 'tecnico', 'geometra', 'straordinaria', 'pratica'],
      },
    ],
  },
]
