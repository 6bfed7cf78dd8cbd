import t from 'tap'

import { engine } from '../../../src/assistant/engines/ristrutturazione-facciata/engine.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { checkBands, checkChips, checkJobs, linesOf, netOf } from './job-checks.ts'
import { checkSentences } from './job-sentences.ts'

const { facciata, cappotto } = engine.engines

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  checkJobs(t, engine)
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    facciata: { '100 m²': 100, '200 m²': 200, '400 m²': 400 },
    'ponteggio-montato': { 'Ponteggio già montato': 'si', 'Ponteggio da montare': 'no' },
    piani: { '1': 1, '2': 2, '3': 3, 'Più di 3 piani': [4, 6] },
    intonaco: {
      'Sano, solo colore': 'sano',
      'Rovinato in qualche punto': 'punti',
      'Rovinato per un terzo': 'terzo',
      'Da rifare tutto': 'tutto',
    },
    frontalini: { No: 0, '1 balcone': 4, '2 balconi': 8, '4 balconi': 16 },
    fascia: {
      Base: 'base',
      Media: 'media',
      Alta: 'alta',
      'EPS bianco': 'base',
      'EPS con grafite': 'media',
      'Lana di roccia': 'alta',
    },
    davanzali: { Nessuno: 0, '6': 6, '12': 12 },
    'parete-da-isolare': { '10 m²': 10, '20 m²': 20, '40 m²': 40 },
    'isolante-interno': {
      Controparete: 'controparete',
      'Lastra incollata': 'incollata',
      'Silicato antimuffa': 'silicato',
    },
    'materiale-insufflaggio': { 'Cellulosa o lana': 'cellulosa', 'Schiuma o grafite': 'pregiato' },
    ferri: { 'Solo la superficie': 'superficie', 'Si vedono i ferri': 'ferri' },
    sottobalcone: { Sì: 'si', No: 'no' },
    balcone: { '5 m²': 5, '10 m²': 10, '20 m²': 20 },
    'vecchio-pavimento': { 'Si demolisce': 'demolire', 'Si va sopra': 'sopra' },
    'tipo-lavaggio': { 'Sporco e smog': 'lavaggio', Scritte: 'graffiti', 'Da sabbiare': 'sabbiatura' },
    'muro-da-lavare': {
      Intonaco: 'intonaco',
      'Mattoni a vista': 'mattoni',
      Pietra: 'pietra',
      Cemento: 'cemento',
    },
    'mesi-ponteggio': { '1 mese': 1, '2 mesi': 2, '4 mesi': 4 },
    cornicione: { '10 metri': 10, '20 metri': 20, '40 metri': 40 },
    'tipo-cornicione': { Liscio: 'semplici', Lavorato: 'lavorati', 'In legno': 'legno' },
    ringhiera: { '5 metri': 5, '10 metri': 10, '20 metri': 20 },
    'lavoro-ringhiera': {
      'Da verniciare': 'verniciare',
      'Da saldare': 'saldare',
      'Nuova in ferro': 'ferro',
      'Nuova in vetro': 'vetro',
    },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['facciata', { facciata: 250, intonaco: 'sano' }, [6500, 11_500]],
    ['facciata', {}, [200 * (28 + 12), 200 * (62 + 20)]],
    ['facciata', { intonaco: 'terzo' }, [200 * (28 + 12), 200 * (62 + 20)]],
    ['facciata', { intonaco: 'tutto' }, [200 * 75, 200 * 130]],
    ['cappotto', {}, [24_000, 38_000]],
    ['cappotto', { facciata: 100 }, [12_000 * 1.1, 19_000 * 1.1]],
    ['cappotto-interno', {}, [1300, 2300]],
    ['cappotto-interno', { 'parete-da-isolare': 3 }, [500, 500]],
    ['insufflaggio', {}, [5000, 10_000]],
    ['frontalini', {}, [480, 1140]],
    ['balcone', {}, [1100, 1900]],
    ['balcone', { balcone: 5 }, [900, 950]],
    ['pulizia', {}, [1400, 3200]],
    ['ponteggio', {}, [2400, 4000]],
    ['ponteggio', { facciata: 50 }, [1200, 1600]],
    ['cornicioni', {}, [900, 2200]],
    ['ringhiere', {}, [200, 360]],
  ])
})

function areaIn(sentence: string, asked = false): number | null {
  const [area] = facciata.slots
  const reading = area?.read(readUtterance(sentence), asked)
  return reading?.kind === 'fact' && reading.fact.kind === 'number' ? reading.fact.low : null
}

t.test(
  'the area of a facade is read from square metres, walls, or the plan and storeys of a house',
  async (t) => {
    for (const [sentence, area] of [
      ['facciata di 300 mq', 300],
      ['boh, la casa è 12x9 su due piani', 252],
      ['villetta 10 x 8 a 2 piani', 216],
      ['la palazzina è 20x12, 4 piani', 768],
      ['villetta 12x10 alta 6 metri', 264],
      ['4 lati da 10 metri per 6', 240],
      ['una facciata 10x6', 60],
      ['perimetro 42 metri, alta 6', 252],
      ['300 mq di facciata e 90 mq di tetto', 300],
      ['due facciate da 80 mq', 160],
      ['quattro lati, due da undici metri e due da otto, alta sette metri', 266],
      ['due lati da 13 metri e due da 10, altezza 6 metri', 276],
      ['due pareti lunghe 12 metri e due di 8, alte 5', 200],
      ['tre lati, uno da 15 metri e due da 9 metri, alta sei metri', 198],
      ['2 facciate di 16 metri e 1 di 10, alta 8 metri', 336],
      ['4 lati da 9 metri, alti 6', 216],
    ] as const) {
      t.equal(areaIn(sentence), area, sentence)
    }
    t.equal(areaIn('villetta di 120 mq'), null, 'a floor area is no facade')
    t.equal(
      areaIn('la casa è 120 mq su due piani', true),
      186,
      'but as an answer it tells how large the house is',
    )
    t.equal(areaIn('200', true), 200)
  },
)

t.test('a building of more than three storeys is a value of its own', async (t) => {
  const storeys = facciata.slots.find(({ id }) => id === 'piani')
  const reading = storeys?.read(readUtterance('Più di 3 piani'), true)
  t.ok(reading?.kind === 'fact')
  if (reading?.kind === 'fact') t.equal(storeys?.show(reading.fact), 'più di 3 piani')
  t.ok(netOf(facciata, { piani: 4 })[0] > netOf(facciata, { piani: 3 })[0])
  t.ok(linesOf(facciata, { piani: 1 }).length < linesOf(facciata).length, 'no scaffold for one storey')
  t.ok(netOf(cappotto, { fascia: 'alta' })[0] > netOf(cappotto)[0])
})

t.test('a customer’s sentence names the job that is meant', async (t) => {
  checkSentences(t, engine, [
    ['devo rifare la facciata della villetta', 'facciata'],
    ['Ridare solo il colore', 'facciata'],
    ['Rifare l’intonaco', 'facciata'],
    ['tinteggiare l’esterno della casa, 250 mq', 'facciata'],
    ['devo pitturare la facciata esterna', 'facciata'],
    ['cade l’intonaco fuori', 'facciata'],
    ['imbiancare la casa da fuori', 'facciata'],
    ['facciata del condominio con crepe da sistemare', 'facciata'],
    ['rifare la facciata e i frontalini di 6 balconi, con il ponteggio', 'facciata'],
    ['Mettere il cappotto', 'cappotto'],
    ['rifare la facciata con il cappotto termico', 'cappotto'],
    ['vorrei isolare le pareti esterne', 'cappotto'],
    ['cappotto esterno da 12 cm in lana di roccia', 'cappotto'],
    ['cappotto interno su una parete fredda', 'cappotto-interno'],
    ['isolare dall’interno la parete nord della camera', 'cappotto-interno'],
    ['insufflaggio dell’intercapedine', 'insufflaggio'],
    ['frontalini dei balconi che si sgretolano', 'frontalini'],
    ['dal balcone cadono pezzi di cemento e si vedono i ferri', 'frontalini'],
    ['rifare il pavimento del balcone', 'balcone'],
    ['il balcone perde acqua di sotto', 'balcone'],
    ['lavare la facciata annerita dallo smog', 'pulizia'],
    ['togliere le scritte sul muro', 'pulizia'],
    ['mi serve solo il ponteggio per un mese', 'ponteggio'],
    ['noleggio impalcatura', 'ponteggio'],
    ['umidità di risalita al piano terra', 'umidita'],
    ['i muri della cantina sono bagnati in basso con il salnitro', 'umidita'],
    ['sistemare il cornicione che perde pezzi', 'cornicioni'],
    ['perline della gronda in legno da trattare', 'cornicioni'],
    ['ringhiere dei balconi da cambiare, 12 metri', 'ringhiere'],
    ['si stacca l’intonaco del balcone sotto', 'frontalini'],
    ['i muri fuori sono pieni di crepe', 'facciata'],
    ['rivestire la facciata in pietra', 'rivestimenti'],
    ['muretto di cinta da intonacare', 'rivestimenti'],
    ['ringhiera del balcone traballante', 'ringhiere'],
    ['cambiare il parapetto con uno in vetro', 'ringhiere'],
  ])
})
