import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-u01-valves-and-service',
    service: 'caldaia',
    at: 'Milano',
    turns: [
      {
        say: 'Ciao, abito ad Affori: 7 termosifoni da dotare di valvole termostatiche e già che viene il tecnico anche il controllo fumi della caldaia col bollino',
      },
    ],
    answers: { 'marca|modell': 'Vaillant', 'tipo|autonom|central': 'autonoma' },
    facts: [fact('7'), fact('milano', 'affori')],
    jobs: [scopes.valves, scopes.boilerService],
    band: [470, 1_300],
  },
  {
    id: 'c-u02-heater-element',
    service: 'caldaia',
    at: 'Crotone',
    turns: [
      {
        say: 'lo scaldabagno elettrico da 80 lt ci mette 5 ore a scaldare. un amico dice che è la resistenza piena di calcare da cambiare, il resto è buono. Crotone',
      },
    ],
    facts: [fact('crotone')],
    jobs: [['scaldabagn', 'boiler', 'resistenz', 'scaldacqu', '!gas', '!pompa']],
    band: [80, 260],
  },
  {
    id: 'c-u03-own-smart-thermostat',
    service: 'caldaia',
    at: 'Imola',
    turns: [
      {
        say: 'ho comprato il tado su amazon al black friday, serve solo uno che me lo collega alla caldaia al posto di quello vecchio a rotella. Imola, i fili ci sono già',
      },
    ],
    answers: { fil: 'ci sono' },
    facts: [fact('imola')],
    jobs: [scopes.thermostat],
    band: [60, 230],
  },
  {
    id: 'c-u04-pressure-drops',
    service: 'caldaia',
    at: 'Cava de’ Tirreni',
    turns: [
      {
        say: 'ogni due tre giorni la lancetta scende a 0,5 e devo ricaricare l’acqua, la caldaia è una beretta di 6 anni. a terra è asciutto. Cava dei Tirreni',
      },
    ],
    answers: { 'anni|eta|vecch': '6 anni', 'marca|modell': 'Beretta' },
    facts: [fact('cava'), fact('6 anni', 'beretta', 'pressione')],
    jobs: [scopes.boilerRepair],
    band: [100, 500],
  },
  {
    id: 'c-u05-change-boiler-centocelle',
    service: 'caldaia',
    at: 'Roma',
    turns: [
      {
        say: 'aò la caldaia c’ha 19 anni e er tecnico ha detto de cambialla. appartamento de 70 mq, un bagno, sta sul balcone. Centocelle',
      },
    ],
    answers: {
      'tipo|condens|metan|gas': 'metano, a condensazione va bene',
      'scaric|fum|canna': 'scarica al tetto',
      'marca|fascia': 'media',
    },
    facts: [fact('roma', 'centocelle'), fact('70 m²', '24 kw', '1 bagno', 'un bagno')],
    jobs: [scopes.boiler],
    band: [1_900, 4_300],
    after: [
      { say: 'quanto resto senza acqua calda?', about: ['giorn', 'ore'] },
      {
        say: 'il tubo dei fumi sta dentro al prezzo?',
        about: ['canna', 'non compres', 'scaric', 'a parte', '€', 'esclus'],
      },
      {
        say: 'ce sta quarche incentivo?',
        about: ['bonus', 'detraz', 'nessun', 'conto termico', '2025', 'non c'],
      },
    ],
  },
  {
    id: 'c-u06-heat-pump-old-radiators',
    service: 'caldaia',
    at: 'Udine',
    turns: [
      {
        say: 'Vorrei eliminare il gas e passare alla pompa di calore, casa singola 120 mq alle porte di Udine, termosifoni in ghisa. Siamo in 3.',
      },
    ],
    answers: { 'isol|cappott': 'isolata così così', 'kw|potenz': 'non saprei', acqua: 'anche acqua calda' },
    facts: [fact('120 m²'), fact('udine')],
    jobs: [scopes.heatPump],
    band: [8_000, 17_500],
    after: [
      {
        say: 'Quella macchina fuori la sentono i vicini?',
        about: ['rumor', 'db', 'decibel', 'silenz', 'distanz', 'limit'],
      },
      {
        say: 'Ma coi caloriferi che ho scalda abbastanza?',
        about: ['temperatur', 'termotecn', 'verific', 'radiator', 'termosif', 'tecnic', 'ghisa'],
      },
      { say: 'Il conto termico quanto mi restituisce?', about: ['65', 'gse', '%'] },
    ],
  },
  {
    id: 'c-u07-changed-his-mind',
    service: 'caldaia',
    at: 'Biella',
    turns: [
      { say: 'volevo un preventivo per caldaia nuova a Biella, appartamento 90mq' },
      {
        say: 'no aspetta ho parlato adesso col tecnico dice che la caldaia è ok. sono i termosifoni pieni di fango, freddi sotto. facciamo solo il lavaggio dell’impianto',
      },
    ],
    answers: { 'termosif|radiator|quant': '8 termosifoni' },
    facts: [fact('biella')],
    wrong: ['caldaia nuova'],
    jobs: [scopes.flushing],
    band: [240, 800],
  },
]
