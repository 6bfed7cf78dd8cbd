import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-y01-which-reggio',
    service: 'serramenti',
    at: 'Reggio Emilia',
    turns: [
      {
        say: 'cambio 6 finestre con quelle in alluminio taglio termico, 120 x 140 ciascuna, doppio vetro, colore bianco',
      },
      { say: 'abito a reggio', asks: ['emilia', 'calabria'] },
    ],
    answers: {
      'emilia|calabria': 'emilia',
      'apertur|battent|scorrev': 'a battente due ante',
      'fasc|livell|qualit': 'media',
      'piano|ascensor': 'primo piano',
    },
    facts: [fact(['6', 'finestr']), fact('allumin'), fact('reggio emilia', 'reggio nell')],
    jobs: [scopes.aluminium],
    band: [5_600, 14_000],
    after: [
      { say: 'in pvc invece quanto ci risparmio?', about: ['meno', 'allumin', 'differenz'] },
      { say: 'il vecchio infisso chi lo smaltisce?', about: ['compres', 'inclus', 'discarica', 'smont'] },
    ],
  },
  {
    id: 's-y02-new-aluminium-persiane',
    service: 'serramenti',
    at: 'Chiavari',
    turns: [
      {
        say: 'le persiane de legno nun se ponno più vede, e de rivernicià m ero stufato... metto quelle nuove in alluminio verde per 4 finestre 100x140. le finestre no sono bone. chiavari (sono romano ma vivo qui ahah)',
      },
    ],
    answers: { 'orientab|lamell|fiss': 'lamelle fisse', telai: 'sì col telaio' },
    facts: [fact('4'), fact('chiavari')],
    jobs: [scopes.persiane],
    band: [1_900, 5_600],
  },
  {
    id: 's-y03-two-straps',
    service: 'serramenti',
    at: 'Rovereto',
    turns: [
      {
        say: 'si è rotta la cinghia della tapparella in camera e quella in cucina sta per cedere. le tapparelle in se sono buone. 2 cinghie da cambiare, rovereto',
      },
    ],
    answers: { motor: 'no', quant: '2' },
    facts: [fact('2'), fact('rovereto')],
    jobs: [scopes.shutterRepair],
    band: [90, 290],
    once: true,
  },
  {
    id: 's-y04-mosquitoes',
    service: 'serramenti',
    at: 'Comacchio',
    turns: [
      {
        say: 'qua a comacchio le zanzare ce portano via!! zanzariere a rullo x 5 finestre e una laterale x la portafinestra del giardino. misure normali',
      },
    ],
    answers: { 'pliss|rullo|tipo': 'a rullo', 'misur|grand': '120 per 140' },
    facts: [fact('5', '6'), fact('comacchio')],
    jobs: [scopes.nets],
    band: [500, 1_450],
    after: [
      {
        say: 'posso pagare a rate?',
        about: ['professionist', 'pagament', 'finanziament', 'accord', 'impres'],
      },
    ],
  },
  {
    id: 's-y05-lost-keys-cylinder',
    service: 'serramenti',
    at: 'Treviglio',
    turns: [
      {
        say: 'ho perso un mazzo di chiavi al mercato, sono in casa quindi non mi serve aprire. vorrei cambiare il cilindro europeo della blindata con uno di sicurezza per stare tranquilla. la porta resta quella. treviglio',
      },
    ],
    answers: { 'quant|port': 'una', 'urgen|quando': 'entro la settimana' },
    facts: [fact('treviglio')],
    jobs: [scopes.lock],
    band: [120, 390],
    after: [
      {
        say: 'se chiamo di notte cambia il prezzo?',
        about: ['urgen', 'festiv', 'nottur', 'in più', 'apertura', 'maggior'],
      },
    ],
  },
  {
    id: 's-y06-cracked-pane',
    service: 'serramenti',
    at: 'Bra',
    turns: [
      {
        say: 'col pallone m hanno crepato il vetro della finestra della sala (vetrocamera 80 x 120), il telaio in pvc è nuovo e non ha niente. si cambia solo il vetro? quanto? Bra, CN',
      },
    ],
    answers: { 'misur|grand': '80 per 120', 'antisfond|sicurezz|tipo': 'uguale a prima', quant: 'uno' },
    facts: [fact('bra')],
    jobs: [scopes.glass],
    band: [130, 340],
    once: true,
  },
]
