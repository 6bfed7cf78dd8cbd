import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

const days = ['giorn', 'ore', 'ora', 'settiman', 'mezza', 'lavorativ']

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-v01-swap-24',
    service: 'caldaia',
    at: 'Foligno',
    turns: [
      {
        say: 'buonasera la caldaia ha 19 anni e il tecnico dice di buttarla. appartamento 85mq un bagno, metano, foligno. vorrei una a condensazione 24kw',
      },
    ],
    answers: {
      'fum|scaric|canna': 'in canna fumaria sul tetto',
      quando: 'prima del freddo',
      'dove|posizion': 'in cucina',
    },
    facts: [fact('24'), fact('foligno')],
    jobs: [scopes.boiler],
    band: [1_750, 3_700], // 2.400 × 1,12 = 2.690
    once: true,
    after: [{ say: 'quanto resto senza riscaldamento?', about: days }],
  },
  {
    id: 'c-v02-two-bathrooms',
    service: 'caldaia',
    at: 'Saronno',
    turns: [{ say: 'devo cambiare la caldaia' }],
    answers: {
      'bagn|person|potenza': 'due bagni siamo in cinque',
      'metri|grand|mq|m²': '130 mq',
      'comune|citt|dove|cap': 'saronno',
      'gas|metano|combustib': 'metano',
      quando: 'subito',
    },
    facts: [fact('saronno')],
    jobs: [scopes.boiler],
    band: [2_000, 4_800], // 3.050 × 1,12 = 3.420
    after: [{ say: 'si può detrarre?', about: ['niente', 'nessun', '2025', 'gas', 'fossil'] }],
  },
  {
    id: 'c-v03-service',
    service: 'caldaia',
    at: 'Lucera',
    turns: [{ say: 'mi serve il controllo fumi e la pulizia della caldaia col bollino, lucera' }],
    facts: [fact('lucera')],
    jobs: [scopes.boilerService],
    band: [70, 175], // 107 × 1,1 = 118
    once: true,
  },
  {
    id: 'c-v04-pressure',
    service: 'caldaia',
    at: 'Pontedera',
    turns: [
      {
        say: 'la caldaia va in blocco ogni 2 giorni, la pressione scende e devo sempre rabboccare. ha 6 anni nn la voglio cambiare solo aggiustare. pontedera',
      },
    ],
    facts: [fact('pression', 'blocco'), fact('pontedera')],
    jobs: [scopes.boilerRepair],
    band: [110, 460], // 150–275 × 1,1 = 165–300
    once: true,
    after: [{ say: 'ok ma quanto tempo ci mette il tecnico?', about: days }],
  },
  {
    id: 'c-v05-heat-pump',
    service: 'caldaia',
    at: 'Cittadella',
    turns: [
      {
        say: 'vorrei staccarmi dal gas e mettere la pompa di calore aria acqua, casa singola 140 mq con il radiante a pavimento, cittadella pd',
      },
    ],
    facts: [fact('pompa'), fact('140'), fact('cittadella')],
    jobs: [scopes.heatPump],
    band: [7_000, 16_500], // 10.500 × 1,12–1,15 = 11.900
    once: true,
    after: [
      {
        say: 'ci sono incentivi?',
        about: ['conto termico', 'gse', '65', '50', '36', 'detra', 'ecobonus', 'bonus'],
      },
    ],
  },
  {
    id: 'c-v06-electric-heater',
    service: 'caldaia',
    at: 'Sciacca',
    turns: [
      {
        say: 'lo scaldabagno elettrico da 80 litri perde da sotto, lo devo cambiare con uno uguale. sciacca',
      },
    ],
    facts: [fact('80'), fact('sciacca')],
    jobs: [scopes.electricHeater],
    band: [300, 700], // 450 × 1,1 = 495
    once: true,
  },
  {
    id: 'c-v07-valves',
    service: 'caldaia',
    at: 'Biella',
    turns: [
      { say: 'valvole termostatiche su otto caloriferi a biella quanto viene' },
      { say: 'ah no scusa sono 9 ne ho contati male' },
    ],
    facts: [fact(['9', 'calorifer'], ['9', 'valvol'], ['9', 'termosif'], ['9', 'radiator']), fact('biella')],
    jobs: [scopes.valves],
    band: [500, 1_250], // 9 × 82 × 1,1 = 815
  },
  {
    id: 'c-v08-radiator',
    service: 'caldaia',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: 'il termosifone del bagno è bucato, vorrei mettere un termoarredo al suo posto stesso attacco. ascoli',
      },
    ],
    facts: [fact('termoarredo', 'termosif'), fact('ascoli')],
    jobs: [scopes.radiator],
    band: [280, 700], // 400 × 1,1 = 440
    once: true,
  },
  {
    id: 'c-v09-flushing',
    service: 'caldaia',
    at: 'Novi Ligure',
    turns: [
      {
        say: "i termosifoni so freddi sotto, l'idraulico dice che c'è fango e va lavato l'impianto. novi ligure 90 mq",
      },
    ],
    facts: [fact('novi')],
    jobs: [scopes.flushing],
    band: [280, 720], // 425 × 1,1 = 467
    once: true,
  },
  {
    id: 'c-v10-hybrid',
    service: 'caldaia',
    at: 'Imola',
    turns: [
      {
        say: 'al posto della caldaia vecchia pensavo a un sistema ibrido, villetta di 120 metri a imola coi termosifoni',
      },
    ],
    facts: [fact('ibrid'), fact('120'), fact('imola')],
    jobs: [scopes.hybrid],
    band: [6_200, 14_500], // 8.750 × 1,13 = 9.900
    once: true,
  },
  {
    id: 'c-v11-wifi-thermostat',
    service: 'caldaia',
    at: 'Cassino',
    turns: [{ say: 'termostato wifi da comandare col telefono al posto di quello a rotella, cassino' }],
    facts: [fact('wifi', 'wi-fi'), fact('cassino')],
    jobs: [scopes.thermostat],
    band: [160, 420], // 240–275 × 1,1 = 265–300
    once: true,
  },
  {
    id: 'c-v12-pellet-stove',
    service: 'caldaia',
    at: 'Isernia',
    turns: [{ say: 'mi installate una stufa a pellet in salotto? sto a isernia' }],
    facts: [fact('isernia')],
    jobs: [],
    once: true,
  },
]
