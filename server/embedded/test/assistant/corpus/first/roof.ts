import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const roof: readonly CorpusConversation[] = [
  {
    id: 'te-f01-step',
    service: 'ristrutturazione_tetto',
    at: 'Biella',
    turns: [{ say: 'buonasera dovrei rifare il tetto di casa' }],
    answers: {
      'grand|m²|metri|superficie|misur': '140 mq di falda',
      'isol|coibent|solo il manto|cosa va|che lavor': 'solo tegole e guaina, niente isolamento',
      'piani|altezza': 'due piani',
    },
    facts: [fact('140 m²'), fact('biella')],
    jobs: [scopes.roofTiles],
    band: [13_500, 33_000],
    after: [
      {
        say: 'se lo voglio anche isolato?',
        about: ['€'],
        jobs: [scopes.roofInsulated],
        band: [30_000, 64_000],
      },
      { say: 'il ponteggio è escluso giusto?', about: ['€', 'compres', 'a parte', 'fuori'] },
    ],
  },
  {
    id: 'te-f02-tile',
    service: 'ristrutturazione_tetto',
    at: 'Todi',
    turns: [
      {
        say: 'con la grandine mi si sono rotte 5 o 6 tegole e piove nella mansarda, il tetto è sui 120 metri ma il resto è buono',
      },
    ],
    facts: [fact(['tegol', '5'], ['tegol', '6'], 'poche tegole')],
    wrong: [],
    jobs: [scopes.roofTile],
    band: [270, 1_000],
    after: [
      {
        say: 'la grandine è coperta dall assicurazione?',
        about: ['eventi atmosferic', 'polizza di casa', 'polizza casa', 'tua polizza', 'perit', 'compagnia'],
      },
      { say: 'e quanto ci mettete', about: ['giorn', 'ore', 'ora di'] },
    ],
  },
  {
    id: 'te-f03-gutters',
    service: 'ristrutturazione_tetto',
    at: 'Schio',
    turns: [{ say: 'go da canbiar le grondaie, 32 metri in rame, casa de do piani a Schio' }],
    facts: [fact('32 m'), fact('rame'), fact('schio')],
    jobs: [scopes.gutters],
    band: [2_400, 6_500],
    after: [{ say: 'e in aluminio cossa vien?', about: ['€'], band: [1_400, 4_300] }],
  },
  {
    id: 'te-f04-terrace-felt',
    service: 'ristrutturazione_tetto',
    at: 'Bacoli',
    turns: [
      {
        say: 'ho il terrazzo sopra casa che fa acqua, 55 mq, vorrei rifare la guaina a Bacoli. sotto è già libero senza mattonelle',
      },
    ],
    facts: [fact('55 m²'), fact('bacoli'), fact('guaina')],
    jobs: [scopes.roofFelt],
    band: [1_600, 5_500],
  },
  {
    id: 'te-f05-asbestos',
    service: 'ristrutturazione_tetto',
    at: 'Casale Monferrato',
    turns: [
      { say: 'ho un capannoncino in giardino con tetto in eternit 60 mq da smaltire a Casale Monferrato' },
    ],
    facts: [fact('60 m²'), fact('casale monferrato')],
    jobs: [],
    after: [
      {
        say: 'posso toglierlo da solo?',
        about: ['ditta', 'autorizz', 'asl', 'abilitat', 'vietat', 'iscritt'],
      },
    ],
  },
  {
    id: 'te-f06-falling-tiles',
    service: 'ristrutturazione_tetto',
    at: 'Trieste',
    turns: [
      {
        say: 'col vento stanno venendo giù pezzi di cornicione e tegole sul marciapiede dove passa la gente!!',
        safety: safety.collapse,
      },
    ],
  },
  {
    id: 'te-f07-velux',
    service: 'ristrutturazione_tetto',
    at: 'Bressanone',
    turns: [{ say: 'sostituire 2 velux vecchi con due nuovi stessa misura, Bressanone' }],
    facts: [fact(['2', 'finestr'], ['2', 'lucernar'], ['2', 'velux'], ['2', 'pezz']), fact('bressanone')],
    jobs: [scopes.roofWindow],
    band: [1_900, 4_600],
  },
  {
    id: 'te-f08-attic-and-gutter-cleaning',
    service: 'ristrutturazione_tetto',
    at: 'Cuneo',
    turns: [
      {
        say: 'due cose: isolare il pavimento del sottotetto non abitabile (80 mq) e pulire le grondaie piene di foglie, villetta due piani a Cuneo',
      },
    ],
    facts: [fact('80 m²'), fact('cuneo')],
    jobs: [scopes.attic, scopes.gutterCleaning],
    band: [2_000, 6_300],
  },
  {
    id: 'te-f09-chimney-condominium',
    service: 'ristrutturazione_tetto',
    at: 'Torino',
    turns: [{ say: 'bisogna risanare la canna fumaria collettiva del condominio, 7 piani' }],
    facts: [fact('canna fumaria', 'canna')],
    jobs: [],
  },
  {
    id: 'te-f10-footprint',
    service: 'ristrutturazione_tetto',
    at: 'Gubbio',
    turns: [
      {
        say: 'tetto a due falde di una casa 10 metri x 12, coppi vecchi da smontare lavare e rimettere, quelli rotti si cambiano. siamo a Gubbio',
      },
    ],
    answers: { guaina: 'sì mettiamo anche la guaina', piani: '2' },
    facts: [fact('gubbio'), fact('120 m²', '138 m²', '144 m²', '140 m²', '150 m²', ['10', '12'])],
    jobs: [scopes.roofRelay],
    band: [10_500, 29_000],
  },
  {
    id: 'te-f11-dont-know',
    service: 'ristrutturazione_tetto',
    at: 'Manfredonia',
    turns: [{ say: 'vorrei sapere quanto costa rifare un tetto coibentato' }],
    answers: { 'grand|m²|metri|superficie|misur': 'non ne ho idea boh' },
    facts: [fact('manfredonia')],
    assumed: [fact('m²')],
    jobs: [scopes.roofInsulated],
    band: [15_000, 60_000],
    after: [{ say: 'facciamo che sono 90 metri quadri', facts: [fact('90 m²')], band: [17_500, 42_000] }],
  },
  {
    id: 'te-f12-flat-spot',
    service: 'ristrutturazione_tetto',
    at: 'Ladispoli',
    turns: [
      {
        say: 'sul lastrico solare c’è una bolla nella guaina e da lì entra acqua, solo quel punto. ladispoli',
      },
    ],
    facts: [fact('ladispoli')],
    jobs: [scopes.flatRoofSpot],
    band: [230, 900],
  },
]
