import t from 'tap'

import { engine } from '../../../src/assistant/engines/impianto-fotovoltaico/engine.ts'
import { checkBands, checkChips, checkJobs, heardIn, linesOf } from './job-checks.ts'

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  checkJobs(t, engine)
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    inverter: { Uno: 1, Due: 2, Tre: 3 },
    kit: { Uno: 1, Due: 2, Tre: 3 },
    kw: { '3 kW': 3, '6 kW': 6, '10 kW': 10 },
    consumo: {
      '2.000–3.000 kWh': [2000, 3000],
      '3.000–4.500 kWh': [3000, 4500],
      '4.500–6.000 kWh': [4500, 6000],
    },
    'tetto-libero': { '15 m²': 15, '25 m²': 25, '40 m²': 40 },
    batteria: { Sì: 'si', No: 'no' },
    kwh: { '5 kWh': 5, '10 kWh': 10, '15 kWh': 15 },
    carichi: { No: 'no', 'Pompa di calore': 'pompa', 'Auto elettrica': 'auto', 'Tutte e due': 'entrambe' },
    fascia: { Base: 'base', Media: 'media', Alta: 'alta' },
    piani: { '1': 1, '2': 2, '3': 3 },
    falda: { 'A falde': 'falde', Piano: 'piano' },
    'kw-in-piu': { '2 kW': 2, '3 kW': 3, '6 kW': 6 },
    'inverter-regge': { Sì: 'si', No: 'no' },
    'tipo-inverter': { Normale: 'normale', Ibrido: 'ibrido', 'Solo una diagnosi': 'diagnosi' },
    pannelli: { '8': 8, '14': 14, '24': 24 },
    'accesso-tetto': { Facile: 'facile', 'Ripido o difficile': 'ripido' },
    'metri-rete': { '15 metri': 15, '25 metri': 25, '40 metri': 40 },
    'tipo-controllo': {
      'Una visita': 'visita',
      'Contratto annuale': 'contratto',
      'Con termografia': 'termografia',
    },
    rimontaggio: { Sì: 'si', 'Solo smontare': 'no' },
    montaggio: { 'Lo monto io': 'io', 'Lo faccio montare': 'loro' },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['impianto', {}, [4200, 10_900]],
    ['impianto', { kw: 3 }, [4200, 6900]],
    ['impianto', { kw: 6 }, [7300, 10_900]],
    ['impianto', { kw: 10 }, [12_000, 18_500]],
    ['impianto', { kw: 6, batteria: 'si', kwh: 10 }, [12_600, 19_100]],
    ['batteria', {}, [6200, 9800]],
    ['ampliamento', {}, [3900, 6300]],
    ['inverter', {}, [1000, 2200]],
    ['inverter', { kw: 3 }, [800, 1400]],
    ['controllo', {}, [100, 220]],
    ['pulizia', {}, [120, 280]],
    ['piccioni', {}, [25 * 15, 25 * 30]],
    ['smontaggio', {}, [14 * 60, 14 * 130]],
    ['balcone', {}, [450, 1100]],
  ])
})

t.test('kW and kWh are bound to their noun', async (t) => {
  const { engines } = engine
  const table = [
    ['6 kW con batteria da 10 kWh', { kw: 6, batteria: 'si', kwh: 10 }],
    [
      'impianto da 4,5 kw e accumulo da 7 kwh, consumo 5.200 kWh',
      { kw: 4.5, batteria: 'si', kwh: 7, consumo: 5200 },
    ],
    ['ho un contatore da 3 kW e vorrei 6 kW di fotovoltaico', { kw: 6 }],
    ['batteria da 10 kw e impianto da 6 kw', { kw: 6, batteria: 'si', kwh: 10 }],
    ['10 kWh di accumulo con 6 kWp', { kw: 6, batteria: 'si', kwh: 10 }],
    ['spendo 120 euro al mese di luce', { consumo: [4100, 5750] }],
    ['impianto da 6 e accumulo da 5', { kw: 6, batteria: 'si', kwh: 5 }],
    ['e se invece la piglio da cinque la batteria', { batteria: 'si', kwh: 5 }],
    ['un impianto da 12 pannelli', { kw: [4.8, 6] }],
    ['ho un budget di 9000 euro', {}],
    ['senza batteria, tetto di 30 mq', { batteria: 'no', 'tetto-libero': 30 }],
  ] as const
  for (const [message, expected] of table) t.same(heardIn(engines.impianto, message), expected, message)
  t.same(heardIn(engines.ampliamento, 'vorrei passare da 3 a 6 kW'), { 'kw-in-piu': 3 })
  t.same(heardIn(engines.pulizia, 'devo lavare 18 pannelli'), { pannelli: 18 })
})

t.test('the plant follows the consumption, the place and the roof', async (t) => {
  const { impianto } = engine.engines
  const power = (given: Record<string, number | string>) => linesOf(impianto, given)[0]?.quantity
  t.equal(power({ consumo: 2800 }), 3, 'as the example of the page says')
  t.equal(power({ consumo: 3500 }), 4)
  t.equal(power({ consumo: 3500, carichi: 'auto' }), 6)
  t.equal(power({ consumo: 6000, 'tetto-libero': 20 }), 3.5)
  t.equal(power({ kw: 6, consumo: 2000 }), 6)
})
