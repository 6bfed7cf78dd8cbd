import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-t01-empty-two-rooms',
    service: 'tinteggiatura',
    at: 'Pavia',
    turns: [
      {
        say: 'Buonasera, vorrei sapere quanto può costare imbiancare un bilocale di 50mq a Pavia, pareti e soffitti, tutto bianco. I muri sono messi bene e la casa al momento è vuota. Grazie',
      },
    ],
    facts: [fact('50 m²', '50 mq', '50'), fact('pavia'), fact('bianc')],
    jobs: [scopes.painting],
    band: [850, 1_950],
  },
  {
    id: 't-t02-four-by-four',
    service: 'tinteggiatura',
    at: 'Lecce',
    turns: [{ say: 'camera 4x4 da pitturare lecce quanto' }],
    answers: {
      soffitt: 'si anche il soffitto',
      'muff|rovin|stato|crep': 'muri buoni',
      'lavabil|tipo|pittura': 'bianco normale',
    },
    facts: [fact('lecce'), fact('16 m²', '4x4', '4 x 4', '4×4', '4 × 4', '16')],
    jobs: [scopes.room],
    band: [230, 680],
  },
  {
    id: 't-t03-measured-walls',
    service: 'tinteggiatura',
    at: 'Ancona',
    turns: [
      {
        say: 'Ho 65 metri quadri di pareti (misurate io col metro, non è il pavimento) da fare in lavabile bianca, niente soffitti. I muri sono a posto. Sono di Ancona',
      },
    ],
    facts: [fact('65 m²', '65 mq', '65'), fact('lavabil'), fact('ancona')],
    jobs: [scopes.painting],
    band: [420, 980],
  },
  {
    id: 't-t04-behind-the-wardrobe',
    service: 'tinteggiatura',
    at: 'Cremona',
    turns: [
      {
        say: "nella cameretta del piccolo è uscita la muffa dietro l'armadio, circa 2 metri per 1 e mezzo. la trattate? che prezzo? abitiamo a cremona",
      },
    ],
    answers: {
      'resto|stanza|ridipin|imbianc|tinteg': 'no solo il pezzo con la muffa',
      'perdit|condens|causa|tub': 'è condensa, perdite non ce ne sono',
    },
    facts: [fact('muff'), fact('cremona'), fact('3 m²', '3 mq', ['2', '1,5'], ['2 metri', '1 e mezzo'])],
    jobs: [scopes.mould],
    band: [180, 420],
  },
  {
    id: 't-t05-paper-then-white',
    service: 'tinteggiatura',
    at: 'Roma',
    turns: [
      { say: 'cm sta? dvo togliere carta da parati 25 mq d pareti e poi dar il biancho. roma zona prati' },
    ],
    answers: {
      soffitt: 'no soffitto no',
      'rasat|lisci': 'no nn serve',
      'strat|vinil': '1 strato',
    },
    facts: [fact('25 m²', '25 mq', '25'), fact('roma'), fact('carta')],
    jobs: [scopes.wallpaperOff, [...scopes.painting, 'stanz', 'camer']],
    band: [350, 950],
  },
  {
    id: 't-t06-rusty-balcony',
    service: 'tinteggiatura',
    at: 'Perugia',
    turns: [
      {
        say: 'ho la ringhiera del balcone tutta arruginita, lunga 6 metri, va scartavetrata e ridipinta. primo piano. Perugia',
      },
    ],
    answers: { 'altezz|alta': 'un metro', 'saldat|rott': 'no è solo ruggine' },
    facts: [fact('6 m', '6 metri', '6'), fact('ringhier'), fact('perugia')],
    jobs: [scopes.ironwork],
    band: [160, 650],
  },
  {
    id: 't-t07-without-the-cellar',
    service: 'tinteggiatura',
    at: 'Varese',
    turns: [
      { say: 'devo ridare il bianco a tutta casa, 90 mq, a Varese' },
      { say: 'scusa ho detto male, 90 è contando la cantina. da fare sono 75, soffitti compresi' },
    ],
    answers: {
      'muff|rovin|stato|crep': 'i muri sono normali, due buchi dei quadri',
      'mobil|arred|vuot': 'è arredata',
      'lavabil|tipo|pittura': 'quella normale',
    },
    facts: [fact('75 m²', '75 mq', '75'), fact('varese'), fact('soffitt')],
    wrong: ['90 m²', '90 mq'],
    jobs: [scopes.painting],
    band: [1_250, 3_000],
  },
  {
    id: 't-t08-paint-already-bought',
    service: 'tinteggiatura',
    at: 'Ferrara',
    turns: [
      {
        say: 'La pittura ce l ho già (tre latte di lavabile), cerco solo qualcuno che la dia. Trilocale 70 mq, solo pareti, Ferrara',
      },
    ],
    answers: {
      'muff|rovin|stato|crep': 'qualche buchino da stuccare',
      'mobil|arred|vuot': 'sì ci abitiamo',
    },
    facts: [
      fact('70 m²', '70 mq', '70'),
      fact('ferrara'),
      fact('client', 'manodoper', 'solo posa', 'tuo', 'tua', 'già', 'materiale'),
    ],
    jobs: [scopes.painting],
    band: [620, 2_100],
  },
]
