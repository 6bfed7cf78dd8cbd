import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    // kit isolante 5 × (110–180) = 725 × 1,015 × 1,1 = 809; con la riga intera 5 × 225 × 1,015 × 1,1 = 1.256
    id: 'sa7-shutter-boxes-thiene',
    service: 'serramenti',
    at: 'Thiene',
    once: true,
    turns: [
      {
        say: 'ciao, in casa abbiamo 5 cassonetti sopra le finestre, di legno, anni 70, e quando tira vento entra un freddo cane, la sera sul divano si sente proprio l’aria in testa. Le tapparelle e le finestre vanno bene, le abbiamo cambiate tre anni fa. Vorrei solo farli isolare dentro col pannello, senza sostituirli, sono tutti larghi circa 130. Appartamento al secondo piano a Thiene con ascensore, entro novembre. mio cognato dice che basta una bomboletta ma ho visto lui che lavori fa 😂',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'thiene (vi)',
      'quant|numero': '5',
      'larg|misur|grand|dimension': '130 circa tutti',
      'isol|sostit|nuov|cambi': 'isolare e basta, restano quelli',
      'piano|ascensore': 'secondo con ascensore',
      'quando|tempi|inizi': 'entro novembre',
    },
    facts: [fact('thiene'), fact('5', 'cinque'), fact('cassonett'), fact('isol', 'pannell')],
    wrong: ['bombolett'],
    jobs: [scopes.shutterBox],
    band: [490, 1_500],
    after: [
      {
        say: 'se i pannelli li compro io e voi li montate soltanto?',
        about: [
          'manodopera',
          '22',
          'iva',
          'material',
          'posa',
          'scont',
          'garanz',
          'fornitur',
          'accord',
          'togli',
          'meno',
          'misur',
        ],
      },
    ],
  },
  {
    // inferriate fisse 3 × 1,68 m² × (190–260) = 1.134 + cilindro di sicurezza (150–280) 215 = 1.349 × 1,1 = 1.484 (k 1);
    // con le righe intere 5,04 × 305 + 235 = 1.772 × 1,1 = 1.949
    id: 'sa22-grilles-cylinder-guidonia',
    service: 'serramenti',
    at: 'Guidonia Montecelio',
    turns: [
      {
        say: 'Buonasera, abito al piano terra a Guidonia e sabato notte mi hanno forzato la finestra della cucina, meno male che il cane ha abbaiato e sono scappati. Ancora tremo. Voglio le grate a tre finestre e cambiare il cilindro della porta blindata con uno di quelli antiscasso, la porta però resta quella',
      },
    ],
    answers: {
      'fiss|apribil|apron': 'fisse',
      'misur|grand|dimension|mq|m²|larg': 'tutte e tre 120 per 140',
      'cilindr|serratur|mappa|chiav|europe': 'cilindro europeo, uno solo',
      'condomin|amministrat': 'l’amministratore ha già detto che va bene',
      'color|ferro|modell|disegn|material': 'semplici a barre, grigie',
      'comune|dove|città|zona': 'Guidonia, zona Villalba',
      'finestr|vetr|infiss': 'la finestra forzata si chiude ancora, quella la lascio',
      piano: 'piano terra',
      'quando|tempi|urgen': 'subito, non dormo più',
    },
    facts: [fact('guidonia', 'villalba'), fact('3', 'tre'), fact('120', '140', 'fiss'), fact('cilindr')],
    jobs: [scopes.grilles, scopes.lock],
    band: [950, 2_650],
    after: [
      {
        say: 'si scaricano dalle tasse?',
        about: [
          '50',
          '36',
          'sicurezza',
          'detra',
          'bonus',
          'bonific',
          'caf',
          'commercialista',
          'ristrutturaz',
        ],
      },
      {
        say: 'il mio numero a chi lo date? non voglio cento telefonate',
        about: [
          'privacy',
          'solo',
          'professionist',
          'artigian',
          'dati',
          'consens',
          'contatt',
          'zona',
          'condivi',
          'scegl',
        ],
      },
    ],
  },
  {
    // PVC: 4 × 1,8 m² = 7,2 × (95–130) → 810 × (1 + 0,3 × 0,03) × 1,1 = 899
    // poi alluminio, 5: 7,2 + 0,91 = 8,1 × (130–200) → 1.338 × 1,01 × 1,1 = 1.487
    id: 'sb4-shutters-legnago',
    service: 'serramenti',
    at: 'Legnago',
    turns: [{ say: 'buongiorno dovrei sostituire 4 tapparelle di legno che sono marce' }],
    answers: {
      'pvc|allumin|material|tipo|plastica': 'in pvc che costano meno',
      'misur|grand|mq|m²|metri|larg|dimension': 'tutte 120 per 150 di altezza',
      'comune|dove|città|zona': 'legnago',
      'motor|elettric|manual|cinghia': 'a mano con la cinghia come ora',
      'cassonett|guid|rullo': 'cassonetti e guide vanno bene, non li tocchiamo',
      'colore|tinta': 'grigio chiaro',
      'piano|ascensore': 'primo piano',
      'quando|tempi|inizi|urgen': 'senza fretta',
      quant: '4',
    },
    facts: [fact('legnago'), fact(['4', 'tapparell'], ['quattro', 'tapparell']), fact('pvc')],
    jobs: [scopes.shutters],
    band: [540, 1_450],
    after: [
      {
        say: 'ho riparlato con mio marito, facciamole in alluminio coibentato e mettiamo dentro anche quella del bagno che è 70 x 130, quindi diventano 5',
        facts: [fact('allumin'), fact(['5', 'tapparell'], ['cinque', 'tapparell'], ['70', '130'])],
        wrong: ['4 tapparell'],
        jobs: [scopes.shutters],
        band: [880, 2_400],
      },
      {
        say: 'quanto tempo passa da quando le ordino a quando le montano?',
        about: [
          'settiman',
          'giorn',
          'consegn',
          'mes',
          'misur',
          'produzion',
          'disponib',
          'dipende',
          'professionist',
          'fornitor',
        ],
      },
    ],
  },
]
