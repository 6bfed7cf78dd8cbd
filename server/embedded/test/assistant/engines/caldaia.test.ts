import { prices } from '@mestieri/shared/services/caldaia/prices.ts'
import t from 'tap'

import { engine } from '../../../src/assistant/engines/caldaia/engine.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { checkBands, checkChips, checkJobs, heardIn, netOf } from './job-checks.ts'

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  checkJobs(t, engine)
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    caldaie: { Una: 1, Due: 2, Tre: 3 },
    scaldabagni: { Uno: 1, Due: 2, Tre: 3 },
    'pompe-di-calore': { Una: 1, Due: 2, Tre: 3 },
    bagni: { '1': 1, '2': 2, '3': 3 },
    superficie: { 'Fino a 110 m²': [82.5, 110], '120–160 m²': [120, 160], 'Oltre 160 m²': [160, 200] },
    scarico: { 'Va già bene': 'posto', 'Da rifare, esce dal muro': 'parete', 'Canna fumaria': 'canna' },
    valvole: { No: 0, '1': 1, '5': 5, '8': 8 },
    fascia: { Base: 'base', Media: 'media', Alta: 'alta' },
    posizione: { 'In casa': 'interno', 'All’esterno': 'esterno' },
    combustibile: { Metano: 'metano', GPL: 'gpl' },
    termostato: { Sì: 'si', No: 'no' },
    'guasto-caldaia': {
      'Perde pressione': 'pressione',
      'Non parte o va in blocco': 'comune',
      'L’acqua esce tiepida': 'scambiatore',
    },
    orario: { 'In settimana': 'feriale', 'Notte o festivo': 'festivo' },
    bollino: { 'Sì, con il bollino': 'si', 'Solo pulizia': 'no' },
    'metri-scarico': { '1 metro': 1, '3 metri': 3, '5 metri': 5 },
    'kw-caldaia': { '24 kW': 24, '30 kW': 30 },
    'kw-pompa': { '8 kW': 8, '12 kW': 12, '16 kW': 16 },
    scaldabagno: { Elettrico: 'elettrico', 'A gas': 'gas', 'A pompa di calore': 'pompa' },
    litri: { '50': 50, '80': 80, '100': 100 },
    apparecchio: { 'Lo porta l’idraulico': 'compreso', 'Ce l’ho già': 'mio' },
    'tipo-valvola': { 'Valvola completa': 'completa', 'Solo la testina': 'testina' },
    termosifoni: { '1': 1, '3': 3, '5': 5, '7': 7, '8': 8, '12': 12 },
    attacco: { 'Stesso posto': 'stesso', 'Punto nuovo': 'nuovo' },
    modello: { Normale: 'normale', 'Di design': 'design' },
    filtro: { Sì: 'si', No: 'no' },
    'tipo-termostato': { Semplice: 'semplice', Programmabile: 'programmabile', Wifi: 'wifi' },
    termostati: { '1': 1, '2': 2, '3': 3 },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['sostituzione', {}, [1800, 3000]],
    ['sostituzione', { bagni: 2 }, [2300, 3800]],
    ['sostituzione', { scarico: 'parete' }, [1950, 3350]],
    ['sostituzione', { 'kw-caldaia': 30 }, [2300, 3800]],
    ['riparazione', {}, [100, 450]],
    ['riparazione', { 'guasto-caldaia': 'scheda' }, [250, 450]],
    ['revisione', {}, [75, 140]],
    ['scarico', {}, [150, 350]],
    ['ibrido', {}, [6000, 11_500]],
    ['pompa', {}, [7500, 11_000]],
    ['pompa', { superficie: 140 }, [7000, 14_000]],
    ['scaldabagno', {}, [300, 600]],
    ['scaldabagno', { scaldabagno: 'gas' }, [700, 1300]],
    ['scaldabagno', { scaldabagno: 'pompa' }, [1500, 3600]],
    ['scaldabagno', { apparecchio: 'mio' }, [110, 200]],
    ['scaldabagno-riparazione', {}, [90, 160]],
    ['valvole', {}, [7 * 55, 7 * 110]],
    ['valvole', { valvole: 1 }, [200, 300]],
    ['termosifone', {}, [250, 550]],
    ['termosifone-riparazione', {}, [80, 150]],
    ['lavaggio', {}, [250, 600]],
    ['termostato', {}, [130, 350]],
  ])
})

t.test('the range of the page spans the cheaper levels of the same boiler', async (t) => {
  const { sostituzione } = engine.engines
  const page = [
    [prices.boiler24, 1],
    [prices.boiler30, 2],
  ] as const
  for (const [row, bagni] of page) {
    t.equal(netOf(sostituzione, { bagni, fascia: 'base' })[0], row.min, row.label)
    t.equal(netOf(sostituzione, { bagni, fascia: 'media' })[1], row.max, row.label)
  }
})

t.test('what is said is bound to its noun, and what is denied chooses nothing else', async (t) => {
  const { engines } = engine
  const table = [
    [engines.sostituzione, '90 mq, due bagni, 7 termosifoni', { bagni: 2, superficie: 90 }],
    [engines.sostituzione, 'anche le valvole sui 7 termosifoni', { valvole: 7 }],
    [engines.sostituzione, 'non serve la canna fumaria nuova', { scarico: 'posto' }],
    [engines.sostituzione, 'scarica nella canna fumaria del condominio', { scarico: 'canna' }],
    [engines.sostituzione, '9 termosifoni di ghisa, con le valvole', { valvole: 9 }],
    [engines.sostituzione, 'caldaia da 30 kW a gpl', { 'kw-caldaia': 30, combustibile: 'gpl' }],
    [engines.revisione, 'revisione di 3 caldaie', { caldaie: 3 }],
    [engines.revisione, 'caldaie da revisionare: ne ho due', { caldaie: 2 }],
    [engines.revisione, 'le caldaie sono quattro', { caldaie: 4 }],
    [engines.revisione, 'controllare entrambe le caldaie', { caldaie: 2 }],
    [engines.revisione, 'una delle due caldaie', { caldaie: 1 }],
    [engines.sostituzione, 'ho due caldaie, ne cambio solo una', { caldaie: 1 }],
    [engines.sostituzione, 'ho 3 caldaie: due da revisionare e una da cambiare', { caldaie: 1 }],
    [engines.revisione, 'ho 3 caldaie: due da revisionare e una da cambiare', { caldaie: 2 }],
    [engines.riparazione, 'revisione di due caldaie e riparare una caldaia', {}],
    [engines.revisione, 'casa con 2 bagni caldaia a metano di 3 anni', {}],
    [engines.revisione, 'revisione della caldaia in due appartamenti', {}],
    [engines.sostituzione, 'cambiare la caldaia e le valvole, ne servono 7', {}],
    [engines.scaldabagno, 'due boiler da cambiare', { scaldabagni: 2 }],
    [engines.pompa, 'pompa di calore da 12 kW per 150 mq', { 'kw-pompa': 12, superficie: 150 }],
    [engines.scaldabagno, 'boiler a pompa di calore da 200 litri', { scaldabagno: 'pompa', litri: 200 }],
    [
      engines.scaldabagno,
      'scaldabagno elettrico, l’ho già comprato',
      { scaldabagno: 'elettrico', apparecchio: 'mio' },
    ],
  ] as const
  for (const [job, message, expected] of table) t.same(heardIn(job, message), expected, message)
})

t.test('what the radiators are made of is no answer about valves', async (t) => {
  const slot = engine.engines.sostituzione.slots.find(({ id }) => id === 'valvole')
  const read = (said: string): number | null => {
    const reading = slot?.read(readUtterance(said), true)
    return reading?.kind === 'fact' && reading.fact.kind === 'number' ? reading.fact.low : null
  }
  t.equal(read('termosifoni di ghisa, una decina'), null)
  t.equal(read('8, sono in alluminio'), null)
  t.equal(read('una decina'), 10)
  t.equal(read('7 termosifoni'), 7)
  t.equal(read('sì, dieci di ghisa'), 10)
  t.equal(read('su tutti, 7 in ghisa'), 7)
  t.equal(read('no, sono di ghisa'), 0)
})
