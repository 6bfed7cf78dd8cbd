import t from 'tap'

import { engine } from '../../../src/assistant/engines/ristrutturazione-tetto/engine.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { Slot } from '../../../src/assistant/slots/slot.ts'
import { checkBands, checkChips, checkJobs, netOf } from './job-checks.ts'
import { checkSentences } from './job-sentences.ts'

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  checkJobs(t, engine)
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    tetto: { 'Casa di 80 m²': 80, 'Casa di 100 m²': 100, 'Casa di 150 m²': 150 },
    'tetto-misura': { 'Del tetto': 'tetto', 'Della casa': 'pianta' },
    isolamento: { Sì: 'si', No: 'no' },
    travi: { 'Sì, sono sane': 'sane', 'No, da rifare': 'rovinate', 'È in cemento': 'cemento' },
    piani: { '1': 1, '2': 2, '3': 3, 'Più di 3 piani': [4, 6] },
    fascia: { Base: 'base', Media: 'media', Alta: 'alta', PVC: 'base', Alluminio: 'media', Rame: 'alta' },
    'guaina-sotto': { Sì: 'si', No: 'no' },
    'punti-tetto': { '1 punto': 1, '2 punti': 2, '4 punti': 4 },
    tegole: { '1 tegola': 1, '5 tegole': 5, '30 tegole': 30 },
    telone: { 'Sì, subito': 'si', No: 'no' },
    'tegole-smosse': { Poche: 'poche', Tante: 'molte' },
    'numero-travi': { '1 trave': 1, '2 travi': 2, '4 travi': 4 },
    'legno-travi': { Abete: 'abete', 'Castagno o lamellare': 'vista' },
    pannello: { Semplice: 'sandwich', 'Finto coppo': 'coppo' },
    'vecchia-copertura': { 'Si toglie': 'togliere', 'Va sopra': 'sopra' },
    terrazzo: { '15 m²': 15, '30 m²': 30, '60 m²': 60 },
    'sopra-terrazzo': { 'Guaina o cemento': 'guaina', Piastrelle: 'piastrelle' },
    'vecchia-guaina': { Sì: 'si', No: 'no' },
    trasporto: { Sì: 'si', 'No, a mano': 'no' },
    bocchettone: { Sì: 'si', No: 'no' },
    grondaie: { '12 metri': 12, '24 metri': 24, '40 metri': 40 },
    pluviali: { Nessuno: 0, '2 pluviali': 2, '4 pluviali': 4 },
    'cosa-pulire': { 'Solo le grondaie': 'gronde', 'Tutto il tetto': 'tetto', Condominio: 'condominio' },
    'finestre-tetto': { '1': 1, '2': 2, '3': 3 },
    'foro-tetto': { 'C’è già': 'stesso', 'Apertura nuova': 'nuovo' },
    'tenda-tetto': { Sì: 'si', No: 'no' },
    sottotetto: { '50 m²': 50, '80 m²': 80, '120 m²': 120 },
    'posa-sottotetto': { Soffiato: 'soffiato', 'Solo pannelli': 'pannelli', 'Con l’assito': 'assito' },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['rifare', {}, [10_500, 17_600]],
    ['rifare', { isolamento: 'si' }, [21_000, 37_600]],
    ['rifare', { isolamento: 'si', travi: 'rovinate' }, [34_000, 59_600]],
    ['tegola', {}, [250, 600]],
    ['tegola', { 'punti-tetto': 3 }, [370, 840]],
    ['controllo', {}, [1200, 3000]],
    ['rimontaggio', {}, [9700, 18_600]],
    ['travi', { 'numero-travi': 1 }, [350, 900]],
    ['lamiera', {}, [7500, 19_000]],
    ['impermeabilizzazione', {}, [900, 2250]],
    ['impermeabilizzazione', { 'sopra-terrazzo': 'piastrelle' }, [1050, 2400]],
    ['impermeabilizzazione', { terrazzo: 8 }, [800, 900]],
    ['terrazzo', {}, [4200, 6900]],
    ['punto-piano', {}, [230, 600]],
    ['grondaie', {}, [1400, 3000]],
    ['grondaie', { fascia: 'alta' }, [2280, 4700]],
    ['pulizia-gronde', {}, [150, 450]],
    ['lucernario', {}, [900, 1600]],
    ['lucernario', { 'foro-tetto': 'nuovo' }, [1600, 2800]],
    ['sottotetto', {}, [2000, 4800]],
  ])
})

function readBy(slots: readonly Slot[], sentence: string, asked = ''): Record<string, unknown> {
  const utterance = readUtterance(sentence)
  return Object.fromEntries(
    slots.flatMap((slot) => {
      const reading = slot.read(utterance, slot.id === asked)
      if (reading?.kind !== 'fact') return []
      const { fact } = reading
      return [[slot.id, fact.kind === 'number' ? fact.low : fact.kind === 'choice' ? fact.option : null]]
    }),
  )
}

t.test('the state of the beams is read beside what they are made of', async (t) => {
  const { rifare } = engine.engines
  for (const said of [
    'le travi sono di castagno, sanissime',
    'TRAVI DI LARICE, VECCHIE MA SANE',
    'travi massicce, robustissime',
    'le travi le ho viste, sono a posto',
    'travi di rovere, ancora buone',
  ])
    t.match(readBy(rifare.slots, said, 'travi'), { travi: 'sane' }, said)
  for (const said of [
    'le travi sono di quercia, marce',
    'le travi sono di legno, alcune tarlate',
    'le travi sono vecchie, da rifare',
    'le travi sono marcissime',
  ])
    t.match(readBy(rifare.slots, said, 'travi'), { travi: 'rovinate' }, said)
  for (const said of ['le travi sono in larice', 'travi di abete, il muro è buono'])
    t.notOk('travi' in readBy(rifare.slots, said, 'travi'), said)
})

t.test('areas are bound to the roof, and a house’s plan makes a larger roof', async (t) => {
  const { rifare, tegola, impermeabilizzazione } = engine.engines
  t.match(readBy(rifare.slots, 'tetto di 120 mq da rifare isolato'), {
    tetto: 120,
    'tetto-misura': 'tetto',
    isolamento: 'si',
  })
  t.match(readBy(rifare.slots, 'casa di 100 mq su 2 piani, travi marce'), {
    tetto: 100,
    'tetto-misura': 'pianta',
    piani: 2,
    travi: 'rovinate',
  })
  t.match(readBy(rifare.slots, 'due falde da 60 mq l’una'), { tetto: 120 })
  t.match(readBy(rifare.slots, 'la casa è 12x9 a due piani'), {
    tetto: 108,
    'tetto-misura': 'pianta',
    piani: 2,
  })
  t.match(readBy(rifare.slots, 'facciata 200 mq e tetto 90 mq'), { tetto: 90 })
  t.match(readBy(rifare.slots, 'più di 3 piani', 'piani'), { piani: 4 })
  t.match(readBy(tegola.slots, 'ho una tegola rotta'), { tegole: 1 })
  t.match(readBy(tegola.slots, 'sono volate una ventina di tegole'), { tegole: 20 })
  t.match(readBy(impermeabilizzazione.slots, 'terrazza 8x5 con le piastrelle'), {
    terrazzo: 40,
    'sopra-terrazzo': 'piastrelle',
  })
  t.ok(netOf(rifare, { 'tetto-misura': 'pianta' })[0] > netOf(rifare)[0])
})

t.test('the slopes of a roof are added up, and their total is not', async (t) => {
  const { rifare, impermeabilizzazione } = engine.engines
  for (const [area, said] of [
    [132, 'tetto a due falde, ogni falda 11 metri x 6'],
    [
      132,
      'Buongiorno, ho una casetta a Biella, tetto a due falde, ogni falda 11 metri x 6. Tegole vecchie da cambiare',
    ],
    [100, 'due falde da 50 mq l’una'],
    [100, 'due falde da 50 mq'],
    [100, 'due falde di 50 mq ciascuna'],
    [72, 'una falda 8 x 5 e l’altra 8 x 4'],
    [72, 'una falda è 8 metri per 5, l’altra 8 per 4'],
    [132, 'tetto a capanna, due falde uguali 11 x 6'],
    [120, 'due falde, 120 mq in tutto'],
    [120, 'tetto a due falde, 120 mq'],
    [120, 'tetto a due falde di 120 mq'],
    [120, 'tetto a due falde da rifare, 120 mq'],
    [120, 'quattro falde da 30 mq'],
    [120, 'tetto a quattro falde, 120 mq'],
    [160, 'quattro falde, due da 50 mq e due da 30 mq'],
    [132, '11 x 6 per due falde'],
    [132, '11 per 6 l’una, le falde sono due'],
    [132, 'ogni falda è lunga 11 metri e larga 6, sono due'],
    [132, 'due falde lunghe 11 metri e larghe 6'],
    [132, 'due falde 11x6'],
    [100, 'ogni falda 50 mq, le falde sono due'],
    [100, 'le due falde misurano 10 metri per 5'],
    [100, '2 falde 10 mt x 5 mt cadauna'],
    [66, 'una falda sola 11 metri per 6'],
    [66, 'tetto a una falda, 11 metri per 6'],
    [66, 'il tetto è 11 metri per 6'],
    [100, 'falde 2, 10x5 l’una'],
    [100, 'due spioventi da 10 metri per 5'],
    [90, 'falda davanti 50 mq, falda dietro 40 mq'],
    [90, 'una falda da 50 mq e una da 40'],
    [100, 'il tetto ha due falde, ciascuna di dieci metri per cinque'],
    [200, 'casa 10x10 con quattro falde, 200 mq di tetto'],
    [180, '4 falde: due 12x5 e due 10x3'],
    [132, 'la falda misura 11 metri per 6, ne ho due uguali'],
    [120, 'casa di 120 mq'],
  ] as const) {
    t.match(readBy(rifare.slots, said), { tetto: area }, said)
    t.match(readBy(rifare.slots, said, 'tetto'), { tetto: area }, said)
  }
  for (const [area, said] of [
    [40, 'terrazzo 8x5, due piani'],
    [60, 'due terrazzi da 30 mq'],
    [70, 'un terrazzo da 40 mq e uno da 30'],
    [40, 'terrazza di 40 mq con due portefinestre'],
  ] as const)
    t.match(readBy(impermeabilizzazione.slots, said), { terrazzo: area }, said)
})

t.test('a customer’s sentence names the job that is meant', async (t) => {
  checkSentences(t, engine, [
    ['devo rifare il tetto di casa, 120 mq', 'rifare'],
    ['vorrei cambiare le tegole e mettere la guaina', 'rifare'],
    ['isolare il tetto della mansarda', 'rifare'],
    ['Vorrei isolarlo', 'rifare'],
    ['tetto ventilato nuovo con travi nuove', 'rifare'],
    ['mi piove in camera da una tegola rotta', 'tegola'],
    ['tutto il tetto sarà 100 ma è solo una tegola', 'tegola'],
    ['Ci sono infiltrazioni', 'tegola'],
    ['perde il tetto in un punto', 'tegola'],
    ['il vento ha spostato qualche coppo', 'tegola'],
    ['goccia dal soffitto della mansarda quando piove', 'tegola'],
    ['dare una controllata al tetto e ripassare i coppi', 'controllo'],
    ['manutenzione del tetto', 'controllo'],
    ['smontare i coppi e rimontarli con la guaina sotto', 'rimontaggio'],
    ['ho una trave marcia in soffitta', 'travi'],
    ['copertura in pannelli sandwich per il capannone', 'lamiera'],
    ['mettere la lamiera finto coppo', 'lamiera'],
    ['impermeabilizzare la terrazza di 30 mq', 'impermeabilizzazione'],
    ['guaina sul tetto piano, 60 mq', 'impermeabilizzazione'],
    ['la terrazza infiltra al piano di sotto', 'impermeabilizzazione'],
    ['rifare il terrazzo con pavimento nuovo', 'terrazzo'],
    ['c’è una bolla nella guaina', 'punto-piano'],
    ['devo cambiare le grondaie, 24 metri', 'grondaie'],
    ['solo grondaie', 'grondaie'],
    ['pluviali in rame da sostituire', 'grondaie'],
    ['pulire le grondaie piene di foglie', 'pulizia-gronde'],
    ['togliere il muschio dal tetto', 'pulizia-gronde'],
    ['mettere un velux in mansarda', 'lucernario'],
    ['la finestra sul tetto perde', 'lucernario'],
    ['ho la tettoia in eternit da smaltire', 'eternit'],
    ['tetto in amianto 80 mq', 'eternit'],
    ['isolare il sottotetto con la lana di roccia', 'sottotetto'],
    ['quanto costa cambiare una tegola?', 'tegola'],
    ['cambiare le tegole del tetto', 'rifare'],
    ['togliere l’amianto dalla tettoia del garage', 'eternit'],
    ['travi del tetto tarlate, 3 da sostituire', 'travi'],
    ['il soffitto della camera è bagnato', 'tegola'],
    ['comignolo da sistemare', 'sul-tetto'],
    ['linea vita sul tetto', 'sul-tetto'],
    ['cambiare le grondaie e pulire il tetto', 'grondaie', 'pulizia-gronde'],
  ])
})
