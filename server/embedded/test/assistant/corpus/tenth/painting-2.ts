import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const paintingSecond: readonly CorpusConversation[] = [
  {
    id: 't-w10-smoothing-teramo',
    service: 'tinteggiatura',
    at: 'Giulianova',
    turns: [
      {
        say: 'ho l’intonaco a buccia d’arancia anni ottanta in salotto e lo voglio liscio, la tinta me la do io dopo',
      },
      { say: '60 mq di parete contati col metro laser, soffitto no' },
    ],
    answers: {
      'dove|comune|citt': 'giulianova',
      'mq|metri|superf': '60 di parete',
      soffitt: 'il soffitto no',
      'tint|pittur': 'la pittura la faccio io',
      'crep|umid|muff': 'nessuna',
      'quando|tempi': 'febbraio',
    },
    facts: [fact('giulianova'), fact('60'), fact('lisc', 'rasat', 'buccia')],
    jobs: [scopes.smoothing],
    band: [550, 1_500],
  },
  {
    id: 't-w11-stair-railing-verona',
    service: 'tinteggiatura',
    at: 'Villafranca di Verona',
    turns: [
      {
        say: 'bisognaria dar na man de smalto ala ringhiera in fero dela scala, 12 metri longa e alta un metro, un fià de rugine qua e là. nera. Villafranca de Verona, drento casa',
      },
    ],
    answers: { 'rugg|sald|stato': 'poca ruggine, niente saldature', 'quando|tempi': 'quando che volì' },
    facts: [fact('villafranca'), fact('12'), fact('ringhier')],
    jobs: [scopes.ironwork],
    band: [330, 900],
    once: true,
  },
  {
    id: 't-w12-roller-shutters-matera',
    service: 'tinteggiatura',
    at: 'Pisticci',
    turns: [
      {
        say: 'oltre a pitturare mi dicevano che sistemate pure altro: tengo le tapparelle di plastica cotte dal sole, vorrei cambiarle sempre in pvc. La pittura per ora no',
      },
      { say: 'sono 4 finestre da 120 per 150' },
    ],
    answers: {
      'dove|comune|citt': 'pisticci mt',
      quant: '4',
      'mis|grand': '120x150 tutte',
      'material|pvc|allumin': 'pvc',
      'motor|cinghia|cassonett': 'a cinghia, cassonetti buoni',
      'quando|tempi': 'estate',
    },
    facts: [fact('pisticci'), fact('4', 'quattro'), fact('pvc'), fact('tapparell')],
    wrong: ['tinteggiatura delle pareti'],
    jobs: [scopes.shutters],
    band: [520, 1_300],
  },
  {
    id: 't-w13-clearance-asti',
    service: 'tinteggiatura',
    at: 'Asti',
    turns: [
      {
        say: 'Prima di tutto dovrei far sgomberare cantina e solaio pieni di roba vecchia di mio zio, mobili, ferri, damigiane. Asti. Quanto chiedete per portare via tutto?',
      },
    ],
    answers: { 'tint|pittur|mur': 'per adesso solo lo sgombero', 'quando|tempi': 'questo mese' },
    jobs: [],
    once: true,
  },
  {
    id: 't-w14-paint-and-sand-mantova',
    service: 'tinteggiatura',
    at: 'Mantova',
    turns: [
      {
        say: "abbiamo appena svuotato l'appartamento, 60 mq a Mantova: tinteggiatura completa pareti e soffitti bianca e in più levigare e riverniciare il parquet che è in 40 mq (zona giorno + camera). ascensore sì. grazie",
      },
    ],
    answers: {
      'listell|parquet|legno': 'rovere, nessun listello rotto',
      altezz: '2,80',
      'muff|crep': 'no',
      'quando|tempi': 'entro due mesi',
    },
    facts: [fact('mantova'), fact('60'), fact('40'), fact('parquet')],
    jobs: [scopes.painting, scopes.sanding],
    band: [1_800, 4_500],
    once: true,
    after: [
      {
        say: 'cosa conviene fare prima?',
        about: ['tint', 'pittur', 'pareti', 'muri', 'paviment', 'levig', 'parquet', 'imbianc'],
      },
    ],
  },
]
