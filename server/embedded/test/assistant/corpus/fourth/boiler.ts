import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-v01-yearly-check',
    service: 'caldaia',
    at: 'Reggio Emilia',
    turns: [
      {
        say: 'Devo far fare la revisione annuale della caldaia con il bollino e la prova dei fumi, quanto si spende di solito a Reggio Emilia?',
      },
    ],
    facts: [fact('reggio')],
    jobs: [scopes.boilerService],
    band: [80, 190],
    once: true,
  },
  {
    id: 'c-v02-electric-heater-gone',
    service: 'caldaia',
    at: 'Bari',
    turns: [
      {
        say: 'Mi ha lasciato lo scaldabagno elettrico, quello da 80 litri in bagno, è da cambiare. Sto a Bari, Poggiofranco. Quanto mi viene uno nuovo montato?',
      },
    ],
    facts: [fact('80'), fact('bari')],
    jobs: [scopes.electricHeater],
    band: [290, 690],
    once: true,
  },
  {
    id: 'c-v03-old-boiler',
    service: 'caldaia',
    at: 'Arezzo',
    turns: [
      {
        say: 'Salve, la mia caldaia ha 19 anni e il tecnico dice che non conviene più ripararla. Vorrei metterne una nuova a condensazione da 24 kW nello stesso posto, ho un bagno solo e siamo in due. Abito ad Arezzo',
      },
    ],
    answers: { 'canna|fumi|scaric': 'va sul tetto, lo scarico resta quello' },
    facts: [fact('24'), fact('arezzo')],
    jobs: [scopes.boiler],
    band: [1_900, 3_800],
    once: true,
  },
  {
    id: 'c-v04-nine-valves',
    service: 'caldaia',
    at: 'Mantova',
    turns: [{ say: 'vorrei mettere le valvole termostatiche su tutti i termo, sono nove. Mantova' }],
    facts: [fact('9', 'nove'), fact('mantova')],
    jobs: [scopes.valves],
    band: [520, 1_180],
    once: true,
  },
  {
    id: 'c-v05-cold-shower',
    service: 'caldaia',
    at: 'Salerno',
    turns: [
      {
        say: 'caldaia ke va in blocco ogni 2x3, acqua kalda x 1 min poi fredda 😩 nn la voglio cambiare ha 5 anni. riparaz quanto? salerno',
      },
      { say: 'boh nn so ke guasto è, nn ci capisco niente' },
    ],
    facts: [fact('salerno')],
    jobs: [scopes.boilerRepair],
    band: [100, 510],
  },
]
