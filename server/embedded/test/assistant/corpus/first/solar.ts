import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-f01-step',
    service: 'impianto_fotovoltaico',
    at: 'Matera',
    turns: [{ say: 'vorrei mettere i pannelli solari per la corrente' }],
    answers: {
      'potenza|kw|consum|bolletta': '6 kw',
      'batteri|accumul': 'senza batteria',
      'tetto|fald|piano': 'tetto a falde, esposto a sud',
    },
    facts: [fact('6 kw'), fact('matera')],
    jobs: [scopes.solar],
    band: [7_000, 13_500],
    after: [
      { say: 'con accumulo da 10 kwh', about: ['€'], facts: [fact('10 kwh')], band: [12_500, 23_500] },
      { say: 'in quanti anni lo ripago?', about: ['bollett', 'autoconsum', 'consum', 'rispar', 'rientr'] },
      {
        say: 'devo chiedere permessi?',
        about: ['comunicazion', 'edilizia libera', 'nessun', 'libera', 'vincol', 'liber'],
      },
    ],
  },
  {
    id: 'p-f02-once',
    service: 'impianto_fotovoltaico',
    at: 'Oristano',
    once: true,
    turns: [
      {
        say: 'Impianto da 4,5 kWp con batteria da 5 kWh, villetta a Oristano, tetto a falda in tegole esposto a sud, un piano, entro febbraio',
      },
    ],
    facts: [fact('4,5 kw'), fact('5 kwh'), fact('oristano'), fact('febbraio')],
    jobs: [scopes.solar],
    band: [8_000, 17_500],
    after: [{ say: 'quanta corrente produce in un anno', about: ['kwh'] }],
  },
  {
    id: 'p-f03-consumption',
    service: 'impianto_fotovoltaico',
    at: 'Cantù',
    turns: [
      {
        say: 'consumiamo 4200 kwh all anno, siamo in 4, ho la macchina elettrica. che impianto mi serve? casa a Cantù',
      },
    ],
    answers: { 'batteri|accumul': 'no per ora', 'tetto|fald': 'falde' },
    facts: [fact('4200 kwh', '4200'), fact('cantu')],
    jobs: [scopes.solar],
    band: [4_500, 13_500],
  },
  {
    id: 'p-f04-inverter',
    service: 'impianto_fotovoltaico',
    at: 'Thiesi',
    turns: [{ say: 'impianto del 2012 da 3 kw, l’inverter è morto e va cambiato' }],
    facts: [fact('3 kw')],
    jobs: [scopes.inverter],
    band: [850, 2_400],
    after: [{ say: 'perdo gli incentivi del conto energia?', about: ['gse'] }],
  },
  {
    id: 'p-f05-wash',
    service: 'impianto_fotovoltaico',
    at: 'Fidenza',
    turns: [{ say: 'lavare i pannelli che sono sporchissimi, 16 moduli, tetto basso. Fidenza' }],
    facts: [fact(['16', 'modul'], ['16', 'pannell']), fact('fidenza')],
    jobs: [scopes.panelWash],
    band: [110, 380],
  },
  {
    id: 'p-f06-smoke',
    service: 'impianto_fotovoltaico',
    at: 'Latina',
    turns: [{ say: 'esce fumo dall inverter in garage e fa scintille!!!!', safety: safety.sparks }],
  },
  {
    id: 'p-f07-solar-thermal',
    service: 'impianto_fotovoltaico',
    at: 'Siracusa',
    turns: [
      {
        say: 'a me interessa il solare termico per l’acqua calda, quello col serbatoio sul tetto, 2 pannelli',
      },
    ],
    facts: [fact('solare termic', 'termic')],
    jobs: [],
  },
  {
    id: 'p-f08-balcony-kit',
    service: 'impianto_fotovoltaico',
    at: 'Milano',
    turns: [
      { say: 'abito in affitto in via Padova a Milano, esiste un kit da attaccare al balcone da 800 watt?' },
    ],
    facts: [fact('milano')],
    jobs: [scopes.balconySolar],
    band: [480, 1_500],
    after: [
      {
        say: "devo dirlo all'amministratore?",
        about: ['comunic', 'decoro', 'assemblea', 'avvis', 'inform', 'facciat'],
      },
    ],
  },
  {
    id: 'p-f09-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Piove di Sacco',
    turns: [
      { say: 'go xa el fotovoltaico de 6 kw del 2019, voria zontare na bateria de 10 kwh. Piove di Sacco' },
    ],
    facts: [fact('10 kwh'), fact('piove di sacco')],
    jobs: [scopes.battery],
    band: [6_000, 13_500],
  },
  {
    id: 'p-f10-roof-and-panels',
    service: 'impianto_fotovoltaico',
    at: 'Arezzo',
    turns: [
      {
        say: 'prima di rifare il tetto devo smontare e poi rimontare i 14 pannelli che ho. solo i pannelli, il tetto lo fa mio cognato',
      },
    ],
    facts: [fact(['14', 'pannell'], ['14', 'modul'])],
    jobs: [scopes.panelsOff],
    band: [850, 2_200],
  },
]
