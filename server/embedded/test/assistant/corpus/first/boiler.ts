import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-f01-step',
    service: 'caldaia',
    at: 'Tortona',
    turns: [{ say: 'devo cambiare caldaia' }],
    answers: {
      bagni: 'uno',
      'grand|m²|metri|superficie': '80 mq',
      'potenza|kw': '24',
      'dove si trova la caldaia|posizion|intern|estern': 'in cucina, interna',
      'scaric|fum|canna': 'scarica a tetto',
    },
    facts: [fact('tortona'), fact('24 kw', '24-25')],
    jobs: [scopes.boiler],
    band: [1_900, 4_000],
    after: [
      {
        say: 'c’è ancora il bonus per la caldaia a gas?',
        about: ['nessun', 'non c', 'finit', '2025', 'niente'],
      },
      {
        say: 'e una pompa di calore quanto costerebbe?',
        about: ['€'],
        jobs: [scopes.heatPump],
        band: [7_000, 16_500],
      },
    ],
  },
  {
    id: 'c-f02-service',
    service: 'caldaia',
    at: 'Casoria',
    turns: [{ say: "c'aggia fà 'o bollino d''a caldaia, 'a revisione" }],
    jobs: [scopes.boilerService],
    band: [70, 190],
    after: [
      {
        say: 'ogni quanto va fatta?',
        about: ['ogni anno', 'una volta', 'ogni due', 'ogni 2', 'ogni 4', 'libretto', '1 volta'],
      },
    ],
  },
  {
    id: 'c-f03-repair',
    service: 'caldaia',
    at: 'Carpi',
    turns: [
      {
        say: 'la caldaia va in blocco e la pressione scende sempre sotto 1, ha 7 anni, vorrei ripararla non cambiarla',
      },
    ],
    facts: [fact('7 anni', 'pression', 'blocco')],
    jobs: [scopes.boilerRepair],
    band: [90, 520],
    after: [
      { say: 'e se poi non si ripara?', about: ['sostitu', 'cambi', 'nuova', '€'] },
      { say: 'venite di domenica?', about: ['festiv', 'quando puo', 'appuntament', 'disponib', 'agend'] },
    ],
  },
  {
    id: 'c-f04-gas-smell',
    service: 'caldaia',
    at: 'Frosinone',
    turns: [{ say: 'sento odore di gas vicino alla caldaia', safety: safety.gas }],
  },
  {
    id: 'c-f05-monoxide',
    service: 'caldaia',
    at: 'Lecco',
    turns: [
      {
        say: 'quando accendo la caldaia fa fumo nero e a tutti gira la testa, è da pulire?',
        safety: safety.monoxide,
      },
    ],
  },
  {
    id: 'c-f06-water-heater',
    service: 'caldaia',
    at: 'Cerignola',
    turns: [{ say: 'scaldabagno elettrico 80 litri da sostituire, quello vecchio perde. cerignola' }],
    facts: [fact('80 l'), fact('cerignola')],
    jobs: [scopes.electricHeater],
    band: [280, 820],
    after: [{ say: 'lo portate via il vecchio?', about: ['smaltiment', 'smontaggi', 'compres', 'inclus'] }],
  },
  {
    id: 'c-f07-heat-pump',
    service: 'caldaia',
    at: 'Pinerolo',
    turns: [
      { say: 'vorrei eliminare il gas e mettere una pompa di calore, casa 130 mq coi termosifoni, Pinerolo' },
    ],
    answers: { 'kw|potenza': 'non lo so' },
    facts: [fact('pinerolo'), fact('130 m²')],
    jobs: [scopes.heatPump],
    band: [7_500, 18_500],
    after: [
      {
        say: 'funziona coi miei termosifoni?',
        about: ['verific', 'termotecnic', 'temperatur', 'tecnic', 'sopralluog'],
      },
      { say: 'e il conto termico?', about: ['65', 'gse'] },
    ],
  },
  {
    id: 'c-f08-valves-and-thermostat',
    service: 'caldaia',
    at: 'Desio',
    turns: [{ say: '8 valvole termostatiche e un termostato wifi, Desio' }],
    facts: [fact(['8', 'valvol']), fact('desio')],
    jobs: [scopes.valves, scopes.thermostat],
    band: [600, 1_550],
  },
  {
    id: 'c-f09-radiator',
    service: 'caldaia',
    at: 'Gorizia',
    turns: [
      {
        say: 'un termosifone in bagno perde dalla valvola ed è arrugginito, lo cambierei con un termoarredo. Gorizia',
      },
    ],
    facts: [fact('gorizia'), fact('termoarred')],
    jobs: [scopes.radiator],
    band: [260, 1_000],
  },
  {
    id: 'c-f10-pellet',
    service: 'caldaia',
    at: 'Rieti',
    turns: [{ say: 'quanto costa una stufa a pellet canalizzata per 100 mq?' }],
    facts: [fact('pellet')],
    jobs: [],
  },
  {
    id: 'c-f11-hybrid',
    service: 'caldaia',
    at: 'Sassuolo',
    once: true,
    turns: [
      {
        say: 'Sistema ibrido caldaia più pompa di calore al posto della vecchia caldaia, casa di 110 mq con 2 bagni a Sassuolo, radiatori, quando potete',
      },
    ],
    facts: [fact('sassuolo')],
    jobs: [scopes.hybrid],
    band: [6_000, 14_500],
  },
  {
    id: 'c-f12-no-hot-water',
    service: 'caldaia',
    at: 'Bresso',
    turns: [{ say: 'l acqua calda esce tiepida ma i termosifoni vanno benissimo ve prego aiutatemi' }],
    jobs: [scopes.boilerRepair],
    band: [90, 560],
  },
]
