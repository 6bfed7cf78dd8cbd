import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-s01-the-sticker',
    service: 'caldaia',
    at: 'Cosenza',
    turns: [
      { say: "m'è arrivato l'avviso che devo fare il bollino alla caldaia, quanto si spende? Cosenza" },
    ],
    once: true,
    facts: [fact('cosenza')],
    jobs: [scopes.boilerService],
    band: [65, 160],
    after: [
      { say: 'ma ogni quanto è obbligatorio?', about: ['ann', 'libretto', 'mesi', 'regione', 'biennal'] },
    ],
  },
  {
    id: 'c-s02-code-f28',
    service: 'caldaia',
    at: 'Legnano',
    turns: [
      {
        say: 'la caldaia vaillant la mi segna F28 e acqua gelata, ieri la andava. ha 6 anni non la voglio cambiare. siamo a Legnano',
      },
    ],
    facts: [fact('legnano')],
    wrong: ['28 kw', '6 kw'],
    jobs: [scopes.boilerRepair],
    band: [110, 560],
    after: [
      {
        say: 'e se poi conviene buttarla?',
        about: ['sostitu', 'cambi', 'nuov'],
      },
    ],
  },
  {
    id: 'c-s03-nineteen-years-old',
    service: 'caldaia',
    at: 'Mantova',
    turns: [
      {
        say: "cambio caldaia, quella di adesso ha 19 anni. siamo in 4 con un bagno solo, 85 metri di casa. lo scarico dei fumi è a posto, l'hanno rifatto due anni fa. Mantova",
      },
    ],
    answers: { bagn: 'uno' },
    facts: [fact('mantova')],
    wrong: ['19 kw'],
    jobs: [scopes.boiler],
    band: [1_850, 3_600],
    after: [
      {
        say: 'e la detrazione la prendo?',
        about: ['fossil', 'ibrid', 'pompa', 'pompe', 'nessun', '2025', 'non spett', 'non è più'],
      },
      { say: "ah. e l'iva quant'è?", about: ['10', '22'] },
    ],
  },
  {
    id: 'c-s04-thirty-not-twentyfour',
    service: 'caldaia',
    at: 'Rimini',
    turns: [
      { say: 'Buongiorno vorrei sostituire la vecchia caldaia con una da 24 kw, Rimini' },
      { say: 'ah no scusi mio marito dice 30 kw perché i bagni sono due' },
    ],
    facts: [fact('30', '28–35', '28-35'), fact('rimini')],
    wrong: ['24 kw'],
    jobs: [scopes.boiler],
    band: [2_400, 4_600],
  },
  {
    id: 'c-s05-little-numbers',
    service: 'caldaia',
    at: 'Bergamo',
    turns: [
      {
        say: 'devo mettere le valvole coi numerini su 9 caloriferi, ce lo chiede il condominio. Bergamo. tutto compreso quanto?',
      },
    ],
    once: true,
    facts: [fact('9'), fact('bergamo')],
    jobs: [scopes.valves],
    band: [500, 1_350],
  },
  {
    id: 'c-s06-away-from-gas',
    service: 'caldaia',
    at: 'Cuneo',
    turns: [
      {
        say: 'vogliamo staccarci dal gas e mettere la pompa di calore aria acqua. casa singola 130 mq isolata bene, sotto i piedi il riscaldamento a pavimento c’è già. Cuneo',
      },
    ],
    facts: [fact('130 m²'), fact('cuneo')],
    jobs: [scopes.heatPump],
    band: [7_500, 17_500],
    after: [{ say: 'il conto termico quanto mi ridà?', about: ['65', 'gse', '15.000'] }],
  },
  {
    id: 'c-s07-cold-at-the-bottom',
    service: 'caldaia',
    at: 'Biella',
    turns: [
      {
        say: 'i termo scaldano sopra e sotto gelati, mi han detto che dentro è pieno di fanghi e va lavato tutto. sono dieci termosifoni, non si cambiano. Biella',
      },
    ],
    facts: [fact('biella')],
    jobs: [scopes.flushing],
    band: [250, 750],
  },
  {
    id: 'c-s08-towel-warmer',
    service: 'caldaia',
    at: 'Gorizia',
    turns: [
      {
        say: 'in bagno al posto del calorifero voglio uno scaldasalviette di quelli alti, lo compro io al brico. cerco solo chi stacca quello e attacca questo, stessi attacchi. Gorizia',
      },
    ],
    facts: [fact('gorizia'), fact('solo posa', 'client', 'manodoper', 'montagg', 'tuo', 'tuoi')],
    jobs: [scopes.radiator],
    band: [100, 450],
  },
  {
    id: 'c-s09-pellet-stove',
    service: 'caldaia',
    at: 'Belluno',
    turns: [
      {
        say: 'mi serve chi installa una stufa a pellet canalizzata in taverna, la canna fumaria non ce. Belluno',
      },
    ],
    jobs: [],
  },
]
