import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const solar: readonly CorpusConversation[] = [
  {
    id: 'p-n01-plant-and-storage',
    service: 'impianto_fotovoltaico',
    at: 'Isernia',
    turns: [{ say: 'impianto 4,5 kw con accumulo 10 kWh, tetto a due falde, Isernia' }],
    facts: [fact('4,5 kw'), fact('10 kwh'), fact('isernia')],
    jobs: [scopes.solar],
    band: [10_500, 21_000],
    after: [
      { say: 'e senza batteria?', about: ['€'], band: [5_800, 11_500] },
      {
        say: 'di notte resto senza luce se salta la rete?',
        about: ['backup', 'blackout', 'accumul', 'batteri', '€', 'black-out', 'emergenz'],
      },
    ],
  },
  {
    id: 'p-n02-consumption',
    service: 'impianto_fotovoltaico',
    at: 'Pergine Valsugana',
    turns: [{ say: 'consumiamo 3800 kWh all’anno, in 4, che impianto ci vuole? Casa a Pergine' }],
    answers: { 'batteri|accumul': 'senza batteria' },
    facts: [fact('3800 kwh', '3800'), fact('pergine')],
    wrong: ['4 kwh'],
    jobs: [scopes.solar],
    band: [4_200, 10_500],
    after: [{ say: 'quanto posto serve sul tetto?', about: ['m²', 'pannell', 'modul'] }],
  },
  {
    id: 'p-n03-bill',
    service: 'impianto_fotovoltaico',
    at: 'Caltagirone',
    turns: [{ say: 'pago 130 euro al mese di corrente, tetto a sud 40 mq, Caltagirone' }],
    answers: { 'batteri|accumul': 'no senza' },
    facts: [fact('caltagirone')],
    jobs: [scopes.solar],
    band: [4_700, 14_500],
  },
  {
    id: 'p-n04-battery-later',
    service: 'impianto_fotovoltaico',
    at: 'Manerbio',
    turns: [{ say: 'ho già 6 kW montati nel 2019 e vorrei metterci una batteria da 7 kwh. Manerbio' }],
    facts: [fact('7 kwh'), fact('manerbio')],
    jobs: [scopes.battery],
    band: [4_200, 9_500],
    after: [{ say: 'devo avvisare qualcuno?', about: ['gse', 'distributor', 'comunicaz'] }],
  },
  {
    id: 'p-n05-red-light',
    service: 'impianto_fotovoltaico',
    at: 'Martina Franca',
    turns: [
      {
        say: 'l’inverter sta con la spia rossa fissa, mi hanno detto che è da cambiare, impianto 3 kw del 2011. Martina Franca',
      },
    ],
    facts: [fact('3 kw'), fact('martina franca')],
    jobs: [scopes.inverter],
    band: [830, 2_600],
    after: [
      {
        say: 'posso comprarlo online e voi montate?',
        about: ['€', 'manodoper', 'garanzi', 'professionist', 'posa'],
      },
      { say: 'e uno ibrido per la batteria futura?', about: ['€'] },
    ],
  },
  {
    id: 'p-n06-pigeons',
    service: 'impianto_fotovoltaico',
    at: 'Lugo',
    turns: [{ say: '18 pannelli pieni di guano di piccione da lavare, tetto basso. Lugo (RA)' }],
    facts: [fact('lugo'), fact(['18', 'pannell'], ['18', 'modul'])],
    jobs: [scopes.panelWash],
    band: [120, 390],
    after: [{ say: 'una rete contro i piccioni?', about: ['€', 'aggiung', 'conti'] }],
  },
  {
    id: 'p-n07-roof-under-panels',
    service: 'impianto_fotovoltaico',
    at: 'Gorgonzola',
    turns: [
      {
        say: 'smontare e poi rimontare 16 pannelli, il tetto lo rifà già un’altra ditta. Gorgonzola',
      },
    ],
    facts: [fact(['16', 'pannell'], ['16', 'modul']), fact('gorgonzola')],
    jobs: [scopes.panelsOff],
    band: [900, 2_700],
    after: [
      {
        say: 'e se ne rompono uno?',
        about: ['esclus', 'professionist', 'assicur', 'non compres', 'responsab', 'rott'],
      },
    ],
  },
  {
    id: 'p-n08-tenant',
    service: 'impianto_fotovoltaico',
    at: 'Cremona',
    turns: [
      { say: 'sono in affitto, quei pannelli da balcone da attaccare alla presa quanto costano? Cremona' },
    ],
    facts: [fact('cremona')],
    jobs: [scopes.balconySolar],
    band: [450, 1_550],
    after: [
      {
        say: 'il proprietario può dirmi di no?',
        about: ['condomin', 'comunicaz', 'decoro', 'accord', 'consens', 'contratt'],
      },
    ],
  },
  {
    id: 'p-n09-from-three-to-six',
    service: 'impianto_fotovoltaico',
    at: 'Fidenza',
    turns: [{ say: 'ho 3 kW di pannelli e vorrei arrivare a 6, c’è posto sul garage. Fidenza' }],
    facts: [fact('3 kw'), fact('fidenza')],
    jobs: [scopes.morePanels],
    band: [3_400, 7_800],
  },
  {
    id: 'p-n10-solar-thermal',
    service: 'impianto_fotovoltaico',
    at: 'Olbia',
    turns: [
      { say: 'solare termico per l’acqua calda, due collettori e bollitore da 300 litri sul tetto. Olbia' },
    ],
    facts: [fact('solare termico', 'termico'), fact('olbia')],
    jobs: [],
  },
  {
    id: 'p-n11-once-with-meter',
    service: 'impianto_fotovoltaico',
    at: 'Pesaro',
    once: true,
    turns: [
      {
        say: 'Fotovoltaico 6 kW senza batteria, tetto a falda sud non ombreggiato, villetta a due piani, contatore monofase da 4,5 kW, Pesaro, per aprile',
      },
    ],
    facts: [fact('6 kw'), fact('pesaro'), fact('aprile')],
    jobs: [scopes.solar],
    band: [7_200, 13_800],
    after: [
      {
        say: 'in quanto mi ripago la spesa?',
        about: ['rientr', 'autoconsum', 'bollett', 'consum', 'rispar', 'anni'],
      },
      {
        say: 'c’è ancora lo scambio sul posto?',
        about: ['chius', 'finit', 'termin', 'ritiro dedicato', 'gse', 'non c', '2025', 'comunit'],
      },
      { say: 'che iva pago?', about: ['10 %', '10%'] },
    ],
  },
  {
    id: 'p-n12-half-production',
    service: 'impianto_fotovoltaico',
    at: 'Tempio Pausania',
    turns: [
      { say: 'il fotovoltaico produce la metà dell’anno scorso, vorrei un controllo. Tempio Pausania' },
    ],
    facts: [fact('tempio pausania')],
    jobs: [scopes.panelCheck],
    band: [98, 440],
  },
]
