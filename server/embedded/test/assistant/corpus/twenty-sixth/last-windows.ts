import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const lastWindows: readonly CorpusConversation[] = [
  {
    // grilles 2 × 1,0 × 1,2 + 1,2 × 2,3 = 5,16 m² × 320–520 = 1.650–2.680, middle 2.170; k 0,88 on 45 % → 2.050; VAT → 2.255
    // (190–420: 1.640); cylinder 120–350 × 0,94 → 243 with VAT; total 2.500 (1.880).
    id: 'p8-6-nola',
    service: 'serramenti',
    at: 'Nola',
    turns: [
      {
        say: "Buongiorno sono entrati i ladri dal signore di fronte a me la settimana scorsa e non si dorme più. stiamo al piano rialzato a Nola. Mi servono le grate di ferro, di quelle che si aprono con la chiave, su due finestre 100 x 120 e sul balcone della cucina che è 120x230. E già che ci siamo cambiare il cilindro della porta d'ingresso con uno buono, la porta blindata ce l'ho già e resta quella.",
      },
    ],
    answers: {
      'dove|comune|citta|paese|cap': 'Nola (Napoli)',
      'piano|ascensor|access': 'piano rialzato, si arriva dal cortile',
      'quant|numer': '3 grate, due finestre e un balcone. e un cilindro',
      'metri|mq|misur|grand|dimension|larg|cm': '2 da 100x120 e una 120x230',
      'apri|fiss|serrat': 'apribili tutte e tre',
      'cilindr|porta|serratur|europe|mappa':
        'cilindro europeo, lo vorrei antitrapano. porta blindata del 2012',
      'materi|ferro|color|zinc|vernic': 'ferro zincato, colore marrone',
      'muro|muratura|parete|davanzal': 'muro in tufo intonacato, buono',
      'condomin|vincol|centro': 'palazzina di 4 piani, l amministratore ha detto fate',
      'quando|tempi|entro|urgen|inizi': 'ieri! appena possibile',
      'budget|spesa|spend': 'basta che non ci spenniamo',
      'foto|immagin': 'si le mando stasera',
      'nome|chiam|telefon|contatt': 'Carmela',
    },
    facts: [fact('nola'), fact('apribil', 'aprono', 'chiave', 'apert', 'si apr'), fact('cilindr')],
    jobs: [scopes.grilles, scopes.lock],
    band: [1350, 3800],
    after: [
      {
        say: 'queste spese per la sicurezza si possono scaricare? dicevano il 50',
        about: [
          'bonus',
          'detraz',
          'prima',
          'abitazione',
          '36',
          'bonific',
          'casa',
          'principal',
          'commercialist',
          'caf',
          'irpef',
          'anni',
          'fattur',
          '96',
          'ristruttur',
          'parlant',
          '10',
        ],
      },
      {
        // grilles alone: 2.255 (1.640).
        say: 'il cilindro lasci stare, me lo cambia mio cognato che fa il ferramenta. solo le tre grate',
        jobs: [scopes.grilles],
        band: [1150, 3400],
      },
    ],
  },
]
