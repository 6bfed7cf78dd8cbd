import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-t01-six-white-windows',
    service: 'serramenti',
    at: 'Asti',
    turns: [
      { say: 'quanto costa cambiare le finestre?' },
      { say: '6 finestre 120x140 in pvc bianco doppio vetro. asti' },
    ],
    answers: { 'tapparell|persian|zanzar|cassonett': 'no solo le finestre' },
    facts: [fact('6'), fact('pvc'), fact('asti')],
    jobs: [scopes.pvc],
    band: [4_000, 8_200],
    after: [
      {
        say: 'e quelle vecchie chi le porta via?',
        about: ['smontagg', 'smaltim', 'compres', 'inclus', 'rimozion'],
      },
    ],
  },
  {
    id: 's-t02-mosquitoes',
    service: 'serramenti',
    at: 'Agrigento',
    turns: [{ say: 'zanzariere x 4 finestre e 1 porta finestra, quelle a rullo. Agrigento' }],
    facts: [fact('5', ['4', 'finestr'], '4'), fact('rullo'), fact('agrigento')],
    jobs: [scopes.nets],
    band: [430, 1_350],
  },
  {
    id: 's-t03-class-three',
    service: 'serramenti',
    at: 'Monza',
    turns: [
      {
        say: 'Porta blindata classe 3 al posto di quella vecchia di legno, misura standard, appartamento al 2° piano. Monza',
      },
    ],
    facts: [fact('classe 3', '3'), fact('monza')],
    jobs: [scopes.securityDoor],
    band: [1_250, 3_600],
  },
  {
    id: 's-t04-snapped-cord',
    service: 'serramenti',
    at: 'Codogno',
    turns: [
      {
        say: 'si è strappata la corda della tapparella della sala, adesso è ferma giù e siamo al buio. Codogno (LO)',
      },
    ],
    answers: { quant: 'una', 'telo|stecc': 'la tapparella è sana' },
    facts: [fact('tapparell'), fact('codogno')],
    jobs: [scopes.shutterRepair],
    band: [70, 200],
  },
  {
    id: 's-t05-fogged-pane',
    service: 'serramenti',
    at: 'Savona',
    turns: [
      {
        say: 'Ho il doppio vetro appannato dentro su una portafinestra, vetro 70 x 200, il telaio è buono. Si può cambiare solo il vetro? e a quanto? Savona',
      },
    ],
    facts: [fact('70', '1,4'), fact('savona'), fact('vetr')],
    jobs: [scopes.glass],
    band: [150, 450],
  },
  {
    id: 's-t06-garden-slider',
    service: 'serramenti',
    at: 'Desenzano del Garda',
    turns: [
      {
        say: 'vetrata scorrevole in alluminio 3 metri per 2,30 verso il giardino, al posto di una vecchia in ferro. Desenzano',
      },
    ],
    answers: { alzant: 'scorrevole normale' },
    facts: [fact('allumin'), fact('desenzano'), fact('6,9', ['3', '2,3'], '7 m²')],
    jobs: [[...scopes.sliding, 'allumin']],
    band: [4_500, 12_500],
  },
  {
    id: 's-t07-one-shutter-less',
    service: 'serramenti',
    at: 'Sulmona',
    turns: [
      { say: 'mi servono le persiane in alluminio per 5 finestre, 100x150 l una' },
      { say: 'anzi no fai 4, quella della cucina la lascio com è. Sulmona' },
    ],
    facts: [fact('4'), fact('allumin'), fact('sulmona')],
    jobs: [scopes.persiane],
    band: [2_800, 4_200],
  },
  {
    id: 's-t08-stolen-keys',
    service: 'serramenti',
    at: 'Torino',
    turns: [
      {
        say: 'mi hanno rubato la borsa con le chiavi di casa e i documenti!! sono dentro casa, voglio cambiare oggi stesso il cilindro della porta blindata. quanto? Torino',
      },
    ],
    answers: { 'sicurezz|tipo|europe': 'uno di sicurezza' },
    facts: [fact('cilindr', 'serratur'), fact('torino')],
    jobs: [scopes.lock],
    band: [125, 480],
  },
]
