import t from 'tap'

import { jobsAfterAll } from '../engines/whole-catalogue.ts'

t.test('A condition that names a job neither adds it nor drops the one in hand', async (t) => {
  const conversations = [
    [
      'caldaia',
      'riparare la caldaia a Lodi',
      'la chiamata si paga lo stesso se non la riparano?',
      'riparazione',
    ],
    ['caldaia', 'riparare la caldaia a Lodi', 'e se poi non la riparate, pago?', 'riparazione'],
    ['ristrutturazione_tetto', 'rifare il tetto di 120 mq', 'e se c’è amianto sotto?', 'rifare'],
    ['impianti', 'motore per il cancello a due ante, 3 metri', 'e se manca la corrente si apre?', 'cancello'],
    ['ristrutturazione_tetto', 'rifare il tetto di 120 mq', 'se trovate eternit che succede?', 'rifare'],
  ] as const
  for (const [slug, first, then, job] of conversations) t.same(jobsAfterAll(slug, [first, then]), [job], then)
})

t.test('A wish with a condition still names its job', async (t) => {
  t.same(jobsAfterAll('caldaia', ['se costa poco vorrei cambiare la caldaia']), ['sostituzione'])
  t.same(jobsAfterAll('ristrutturazione_tetto', ['vorrei togliere l’eternit dal tetto']), ['eternit'])
})

t.test('The answer to a question of a job does not give the job up', async (t) => {
  const first = 'mi si sono rotte 3 tegole e c’è una macchia in un punto, casa a un piano, Terni'
  t.same(jobsAfterAll('ristrutturazione_tetto', [first, 'no per adesso non piove']), ['tegola'])
  t.same(jobsAfterAll('ristrutturazione_tetto', [first, 'oggi non piove, abbiamo messo un telo']), ['tegola'])
})
