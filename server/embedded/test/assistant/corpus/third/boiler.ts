import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-t01-yearly-check',
    service: 'caldaia',
    at: 'Cesena',
    turns: [
      {
        say: 'devo fare il tagliando alla caldaia, una vaillant di 6 anni, sto a Cesena. costo con il controllo dei fumi?',
      },
    ],
    facts: [fact('cesena'), fact('fumi')],
    jobs: [scopes.boilerService],
    band: [75, 190],
  },
  {
    id: 'c-t02-nineteen-years-old',
    service: 'caldaia',
    at: 'Vicenza',
    turns: [
      {
        say: 'Buongiorno, dobbiamo sostituire la caldaia a gas, ha 19 anni, con una a condensazione. Appartamento di 85 mq con un solo bagno, è montata sul balcone. Vicenza. Grazie mille',
      },
    ],
    facts: [
      fact('vicenza'),
      fact('condensaz'),
      fact('1 bagno', 'un bagno', 'un solo bagno', ['bagn', '1'], ['bagn', 'uno'], '24'),
    ],
    jobs: [scopes.boiler],
    band: [1_900, 4_100],
    after: [
      { say: 'ho diritto a qualche sconto fiscale?', about: ['detra', 'bonus', 'incentiv', 'agevolaz'] },
    ],
  },
  {
    id: 'c-t03-two-bathrooms',
    service: 'caldaia',
    at: 'Mantova',
    turns: [
      { say: 'caldaia nuova per villetta' },
      { say: '160mq, due bagni, siamo in 4. metano. sta a Mantova, quella vecchia è una 28 kw del 2004' },
    ],
    answers: { condensaz: 'sì a condensazione', 'dove|estern|intern': 'in lavanderia' },
    facts: [fact('mantova'), fact('2 bagni', 'due bagni', ['2', 'bagn'], ['due', 'bagn'], '30')],
    jobs: [scopes.boiler],
    band: [2_300, 4_800],
  },
  {
    id: 'c-t04-cold-water-heater',
    service: 'caldaia',
    at: 'Foggia',
    turns: [
      {
        say: 'lo scaldabagno elettrico del bagno nn scalda piu, 80 lt, ha 12 anni quindi lo cambio e basta. foggia',
      },
    ],
    facts: [fact('80 l', '80 litri', '80'), fact('foggia'), fact('elettric')],
    jobs: [scopes.electricHeater],
    band: [280, 720],
  },
  {
    id: 'c-t05-nine-valves',
    service: 'caldaia',
    at: 'Belluno',
    turns: [
      { say: '9 termosifoni, vorrei le valvole termostatiche su tutti. Belluno. Prezzo totale per favore' },
    ],
    once: true,
    facts: [fact('9'), fact('termostatic'), fact('belluno')],
    jobs: [scopes.valves],
    band: [490, 1_250],
  },
  {
    id: 'c-t06-away-from-gas',
    service: 'caldaia',
    at: 'Treviso',
    turns: [
      {
        say: 'Ho già il fotovoltaico e vorrei togliere il gas: pompa di calore al posto della caldaia. Casa di 120 mq del 2008 con riscaldamento a pavimento, Treviso',
      },
      {
        say: 'e ci sono ancora incentivi?',
        about: ['conto termico', 'detra', 'ecobonus', 'bonus'],
      },
    ],
    answers: { 'person|bagn': 'siamo in 4, due bagni' },
    facts: [fact('120 m²', '120 mq', '120'), fact('treviso'), fact('paviment', 'radiant')],
    jobs: [scopes.heatPump],
    band: [7_600, 17_000],
  },
  {
    id: 'c-t07-lockout-code',
    service: 'caldaia',
    at: 'Biella',
    turns: [
      {
        say: 'caldaia in blocco con codice F28, la resetto e riparte ma dopo un ora ricade. niente puzza di gas eh, tutto normale a parte questo. Biella. quanto mi costa farla aggiustare',
      },
    ],
    answers: { 'anni|vecchi': 'avrà 7 anni', 'marca|modello': 'vaillant' },
    facts: [fact('biella'), fact('f28', 'blocc')],
    jobs: [scopes.boilerRepair],
    band: [100, 560],
  },
  {
    id: 'c-t08-cast-iron-out',
    service: 'caldaia',
    at: 'Trapani',
    turns: [
      {
        say: 'in camera il termosifone perde dal basso, è di ghisa, vecchio. Lo vorrei cambiare con uno in alluminio da 8 elementi, stesso posto. Trapani',
      },
    ],
    facts: [fact('allumin'), fact('8'), fact('trapani')],
    jobs: [scopes.radiator],
    band: [210, 640],
  },
]
