import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const morePainting: readonly CorpusConversation[] = [
  {
    id: 'oc5-mural-chiavari',
    service: 'tinteggiatura',
    at: 'Chiavari',
    turns: [
      {
        say: 'Ciao! Aspettiamo un maschietto a giugno e vorrei far dipingere a mano da un artista una giungla con scimmiette e tucani su una parete della cameretta, circa 3 metri x 2,70, non carta da parati e non adesivi, proprio disegnata. Siamo a Chiavari. La stanza è già imbiancata. Che prezzo avete?',
      },
    ],
    facts: [fact('chiavari'), fact('giungla', 'dipin', 'disegn', 'murale', 'paret')],
    jobs: [],
    once: true,
    after: [
      {
        say: 'il mio numero a chi lo date?',
        about: [
          'privacy',
          'professionist',
          'artigian',
          'consens',
          'soltanto',
          'solo',
          'dati',
          'nessun',
          'contatt',
          'condivi',
          'terzi',
        ],
      },
    ],
  },
  {
    // 48 elementi × 15 = 720 × 1,024 × 1,1 = 811
    id: 'oc6-radiators-aosta',
    service: 'tinteggiatura',
    at: 'Aosta',
    turns: [
      { say: 'Vorrei ridare il colore ai caloriferi di ghisa, la vernice si sfoglia' },
      {
        say: 'scusi ma prima: non conviene cambiarli e basta? comunque io vorrei tenerli, scaldano benissimo',
        about: ['verni', 'ghisa', 'cost', 'spes', 'econom', 'perd', 'nuov', 'sostitu'],
      },
    ],
    answers: {
      'quant|numero|element|grand|misur': 'sono 5, in totale 48 elementi',
      'color|tint': 'bianco come adesso, va bene satinato',
      'ruggin|stato|sfogl|sverni|perd': 'un po di ruggine sotto solo su due, non perdono',
      'smont|stacc|posto|attacc': 'restano attaccati al muro, non li smontiamo',
      'quando|tempi|inizi': 'a termosifoni spenti, da maggio in poi',
      'comune|dove|città|zona': 'Aosta, corso Battaglione',
    },
    facts: [fact('aosta'), fact('48', '5', 'cinque'), fact('ghisa')],
    jobs: [scopes.ironwork],
    band: [400, 1_350],
    after: [
      {
        say: 'La ruggine la tolgono prima o ci passano sopra?',
        about: [
          'spazzol',
          'antirugg',
          'cartegg',
          'prepara',
          'fondo',
          'compres',
          'inclus',
          'grattat',
          'rimoss',
          'rimozion',
          'pulit',
        ],
      },
    ],
  },
  {
    // facciata 180 × 20 = 3.600 × 1,1 = 3.960; il ponteggio c'è già
    id: 'oc7-outside-gubbio',
    service: 'tinteggiatura',
    at: 'Gubbio',
    turns: [
      {
        say: 'Buongiorno, sono Ettore. Ho una villetta a Gubbio, frazione Padule, non è in centro storico. Mi hanno appena rifatto il tetto e il ponteggio è ancora montato intorno a tutta la casa, lo lasciano a disposizione altri due mesi già pagati, perciò ne approfitto per dare il colore ai muri di fuori. Sono 180 metri quadri di facciata, intonaco sano senza crepe, adesso giallino e lo rifaccio uguale al quarzo. Dentro non serve niente. Fatemi sapere quanto chiedete, lavori subito',
      },
    ],
    once: true,
    answers: {
      'comune|dove|città|zona': 'Gubbio, Padule',
      'mq|m²|metri|grand|superfic': '180 mq',
      'ponteg|impalc|piani|altezza': 'il ponteggio c è già, due piani',
      'intonac|crep|stato|stacc': 'sano',
      'color|tint|pittur|tipo': 'giallino al quarzo',
    },
    facts: [fact('gubbio'), fact('180'), fact('pontegg')],
    jobs: [scopes.facadePaint],
    band: [2_350, 7_300],
    after: [
      {
        say: 'Se piove mentre lavorano come si fa?',
        about: [
          'asciutt',
          'asciug',
          'sospend',
          'ferm',
          'aspett',
          'rinvi',
          'rimand',
          'tempo',
          'meteo',
          'umid',
          'bel',
          'riprend',
          'teli',
        ],
      },
    ],
  },
]
