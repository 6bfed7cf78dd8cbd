import t from 'tap'

import { lastJobs, type Slug } from '../last-reply.ts'

/** A last message, and the jobs in hand after it. */
type Row = readonly [message: string, jobs: string]

/** Checks the jobs in hand after each last message of a conversation. */
function check(
  t: Pick<typeof import('tap').default, 'equal'>,
  slug: Slug,
  before: readonly string[],
  rows: readonly Row[],
): void {
  for (const [message, jobs] of rows) t.equal(lastJobs(slug, [...before, message]), jobs, message)
}

const windows =
  'cambiare 6 finestre in pvc a Saronno, doppio vetro, 120x140 a due ante, secondo piano, niente tapparelle, nessuna scorrevole'
const unsure = ['non lo so', 'non lo so', 'non lo so']

t.test('what a clause takes out is not put in', async (t) => {
  check(
    t,
    'serramenti',
    [windows],
    [
      ['no, torni al pvc. Però togliamo le zanzariere. La detrazione del 50 vale ancora?', 'finestre'],
      ['e in alluminio quanto verrebbe? le zanzariere le togliamo', 'finestre'],
      ['le zanzariere toglietele pure. quanto verrebbero in legno?', 'finestre'],
      ['facciamo vetro triplo. Le persiane le leviamo', 'finestre'],
      ['le zanzariere non le mettiamo. quanto dura il pvc?', 'finestre'],
      ['vorrei togliere le persiane e mettere le tapparelle, 6', 'finestre'],
      // What is taken away may be renewed.
      ['togliamo le zanzariere vecchie e le rifacciamo nuove, 6', 'finestre, zanzariere'],
      ['togliete le zanzariere che sono rotte e rifatele', 'finestre, zanzariere'],
      ['togliamo le inferriate e mettiamo le zanzariere, 6 a rullo', 'finestre, zanzariere'],
    ],
  )
  check(
    t,
    'impianti',
    ['condizionatore a un solo split in camera a Terni', ...unsure],
    [
      ['facciamone due. Però togliamo il videocitofono. Vale la detrazione?', 'clima'],
      ['l’antifurto lo togliamo. e quanto ci vuole per montarlo?', 'clima'],
    ],
  )
  check(
    t,
    'ristrutturazione',
    ['pavimento in laminato 40 mq a Terni, sopra quello vecchio', ...unsure],
    [
      ['togliamo la carta da parati', 'parquet, carta-togliere'],
      ['togliamo il muro tra cucina e sala, non portante, 8 mq', 'parquet, muro'],
    ],
  )
})
