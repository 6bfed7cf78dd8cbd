import t from 'tap'

import { lastReply } from '../last-reply.ts'

const boiler = 'la mia caldaia perde acqua, trilocale 85 mq a Rovigo'

t.test('a new thing instead of the repair replaces the job', async (t) => {
  for (const words of [
    'ok allora nuova',
    'a questo punto la cambio',
    'mettiamola nuova',
    'no dai la voglio nuova',
    'la vorrei sostituire',
    'voglio una caldaia nuova',
  ])
    t.match(lastReply('caldaia', [boiler, words]), /guardiamo quanto costa cambiare la caldaia/, words)
  t.match(
    lastReply('serramenti', ['4 tapparelle rotte a Savona', 'allora le cambio']),
    /cambiare le tapparelle/,
  )
  t.match(
    lastReply('impianti', ['il cancello automatico non apre, Savona', 'ne vorrei uno nuovo']),
    /motorizzare/,
  )
})

t.test('the price of a new one is shown at once', async (t) => {
  for (const words of [
    'quanto costa nuova allora?',
    'e nuova?',
    'quanto verrebbe una nuova?',
    'quanto costa una caldaia nuova?',
  ])
    t.match(
      lastReply('caldaia', [boiler, words]),
      /cambiare la caldaia.*Stima indicativa: 2.500–3.400 €/s,
      words,
    )
})

t.test('advice, new parts and a fault that comes back replace nothing', async (t) => {
  for (const words of [
    'conviene cambiarla?',
    'e la scheda nuova quanto costa?',
    'ma perde di nuovo?',
    'la valvola è nuova',
    'quando va cambiata?',
    'niente di nuovo',
  ])
    t.notMatch(lastReply('caldaia', [boiler, words]), /guardiamo quanto costa cambiare/, words)
})

t.test('rooms that are counted later do not replace a stated area', async (t) => {
  const floors = 'rifare i pavimenti del mio appartamento a Fermo, 75 mq'
  for (const words of ['1 bagno', 'due camere', '3 stanze e corridoio'])
    t.notMatch(lastReply('ristrutturazione', [floors, words]), /Correggo/, words)
  t.match(lastReply('ristrutturazione', [floors, 'anzi 80 mq']), /80 m² invece di 75/)
})

t.test('the material after «con» or «a» is the new one', async (t) => {
  for (const [words, material] of [
    ['sostituire 7 finestre in legno con pvc a Piacenza', 'PVC'],
    ['passare da alluminio a legno, 4 finestre a Lodi', 'legno'],
    ['6 finestre in legno alluminio a Como', 'legno'],
  ] as const)
    t.match(lastReply('serramenti', [words]), new RegExp(`Segno:[^?]*${material}`), words)
})

t.test('all systems and the floors of a home are one job', async (t) => {
  for (const words of [
    'rifare impianti e pavimenti, 75 mq a Fermo',
    'bisogna rifare pavimenti e impianti in un trilocale a Nuoro',
    'devo rifare gli impianti elettrico e idraulico e i pavimenti di casa, 90 mq a Terni',
  ])
    t.match(lastReply('ristrutturazione', [words]), /ristrutturare una parte della casa/, words)
  const both = 'cambiare i pavimenti e rifare l’impianto elettrico, bilocale a Imola'
  t.match(lastReply('ristrutturazione', [both]), /pavimenti e rifare l’impianto elettrico/)
})

t.test('‘al suo posto’ asks nothing about the space for the heat pump', async (t) => {
  const first = 'caldaia nuova a Lodi, 75 mq, un bagno, scarico a posto, niente valvole'
  const reply = lastReply('caldaia', [first, 'e se mettessi una pompa di calore al suo posto?'])
  t.match(reply, /Pompa di calore/)
  t.notMatch(reply, /unità esterna è larga/)
})
