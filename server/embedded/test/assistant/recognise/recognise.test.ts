import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { recogniseJobs } from '../../../src/assistant/recognise/recognise.ts'

/** Services of the tests' own, so that the grammar of cues is tested and not the cues of the product. */
const services = new Map(
  [
    {
      slug: 'ristrutturazione_tetto',
      kinds: {
        manto: { title: 'Manto', cues: '@cambia + tett*|@cambia + tegol*|tetto nuovo|~@cambia' },
        tegola: {
          title: 'Tegola',
          cues: 'tegola rotta|@ripara + tett*|@cambia + una tegola rotta|piove dentro',
        },
        grondaie: { title: 'Grondaie', cues: 'grondaia|pluviale' },
      },
    },
    {
      slug: 'ristrutturazione_bagno',
      kinds: {
        completo: { title: 'Bagno', cues: '@cambia + bagn*|bagno completo' },
        doccia: { title: 'Doccia', cues: '@cambia + docci*|~doccia|vasca + docci*' },
      },
    },
    {
      slug: 'caldaia',
      kinds: {
        sostituzione: { title: 'Caldaia', cues: '@cambia + caldaia' },
        pompa: { title: 'Pompa', cues: 'pompa di calore' },
        revisione: { title: 'Revisione', cues: 'revisione|bollino|@pulisce + caldaia' },
      },
    },
    {
      slug: 'serramenti',
      kinds: {
        finestre: { title: 'Finestre', work: 'cambiare le finestre', cues: 'infiss*|@cambia + finestr*' },
      },
    },
    { slug: 'impianti', kinds: { clima: { title: 'Clima', cues: '@aggiunge + condizionator*' } } },
  ].map((service) => [service.slug, service]),
) as unknown as Parameters<typeof recogniseJobs>[1]

type Slug = NonNullable<Parameters<typeof recogniseJobs>[2]>

/** The jobs in short: 'no ' before one that is denied. */
function named(message: string, slug: Slug = 'tinteggiatura'): string {
  return recogniseJobs(readUtterance(message), services, slug)
    .map(({ key, denied }) => `${denied ? 'no ' : ''}${key.slice(key.indexOf('/') + 1)}`)
    .join(', ')
}

function first(message: string, slug: Slug = 'tinteggiatura') {
  return recogniseJobs(readUtterance(message), services, slug)[0]
}

const table: readonly (readonly [message: string, jobs: string])[] = [
  ['vorrei rifare il tetto', 'manto'],
  ['tetto da sostituire', 'manto'],
  ['abbiamo il tetto da rifare completamente', 'manto'],
  ['c’è una tegola rotta', 'tegola'],
  ['mi si sono rotte delle tegole, due tegole rotte', 'tegola'],
  ['si è rotta una tegola', 'tegola'],
  ['devo cambiare una tegola rotta', 'tegola'],
  ['cambio di tegole', 'manto'],
  ['il tetto va aggiustato', 'tegola'],
  ['la grondaia', 'grondaie'],
  ['le grondaie', 'grondaie'],
  ['due grondaiette', 'grondaie'],
  ['grondie da sostituire', 'grondaie'],
  ['revisone della caldaia', 'revisione'],
  ['La caldaia è vecchia. Vorrei cambiarla.', 'sostituzione'],
  ['sostituire la caldaia con una pompa di calore', 'pompa'],
  ['pulizia e bollino della caldaia', 'revisione'],
  ['vorrei un condizionatore', 'clima'],
  ['cercavo qualcuno che sa di condizionatori', ''],
  ['rifare il bagno e cambiare le finestre', 'completo, finestre'],
  ['cambiare le finestre e rifare il bagno', 'finestre, completo'],
  ['togliere la vasca e mettere la doccia', 'doccia'],
  ['non voglio rifare il bagno, ma cambiare la doccia', 'no completo, doccia'],
  ['non rifare il tetto', 'no manto'],
  ['il tetto no', ''],
  ['niente infissi', 'no finestre'],
  ['gli infissi li abbiamo già cambiati', 'no finestre'],
  ['il tetto è stato rifatto due anni fa', ''],
  ['abbiamo rifatto il bagno da poco', ''],
  ['non mi funziona la grondaia', 'grondaie'],
  ['una doccia', ''],
  ['buongiorno, vorrei un’informazione', ''],
  ['', ''],
]

t.test(
  'a message names the jobs that it is about, whatever the order, number and slips of its words',
  (t) => {
    for (const [message, jobs] of table) t.equal(named(message), jobs, message)
    t.end()
  },
)

t.test('a fallback cue counts in its own chat only, and only if nothing else names a job', (t) => {
  const kinds = {
    finestre: { title: 'Finestre', work: 'cambiare le finestre', cues: '@cambia + finestr*|?vetro' },
    vetri: { title: 'Vetri', work: 'cambiare i vetri', cues: 'vetro rotto' },
  }
  const windows = new Map([['serramenti', { slug: 'serramenti', kinds } as const]])
  const keys = (text: string, slug: 'serramenti' | 'caldaia'): string[] =>
    recogniseJobs(readUtterance(text), windows, slug).map(({ key }) => key)
  t.same(keys('il vetro è opaco', 'serramenti'), ['serramenti/finestre'])
  t.same(keys('il vetro è opaco', 'caldaia'), [])
  t.same(keys('un vetro rotto', 'serramenti'), ['serramenti/vetri'])
  t.end()
})

t.test('weak cues count in the chat of their own service only', (t) => {
  t.equal(named('una doccia', 'ristrutturazione_bagno'), 'doccia')
  t.equal(named('da rifare', 'ristrutturazione_tetto'), 'manto')
  t.equal(named('da rifare', 'ristrutturazione_bagno'), '')
  t.end()
})

t.test('what is said to be the only job, one more or one instead is marked so', (t) => {
  t.match(first('solo le grondaie'), { only: true, also: false })
  t.match(first('anche le grondaie'), { also: true })
  t.match(first('meglio la pompa di calore'), { instead: true })
  t.match(first('le grondaie e basta'), { key: 'ristrutturazione_tetto/grondaie' })
  t.end()
})

t.test('the more words a cue has, the heavier it is, and the own service comes first', (t) => {
  t.ok((first('tegola rotta', 'caldaia')?.weight ?? 0) > (first('grondaia', 'caldaia')?.weight ?? 0))
  t.ok(
    (first('grondaia', 'ristrutturazione_tetto')?.weight ?? 0) > (first('grondaia', 'caldaia')?.weight ?? 0),
  )
  t.end()
})

t.test('a class of verbs that does not exist is refused', (t) => {
  const wrong = new Map([
    ['caldaia', { slug: 'caldaia', kinds: { x: { title: 'X', cues: '@vola + tetto' } } }],
  ])
  t.throws(() => recogniseJobs(readUtterance('tetto'), wrong as unknown as typeof services, null), RangeError)
  t.end()
})

t.test('a very long message is read at once, whatever it is made of', (t) => {
  for (const filler of ['rifare il tetto ', 'non ', 'grondiaa ', 'caldaia con ', 'aaaa', 'xy '] as const) {
    const message = filler.repeat(4000 / filler.length)
    const started = performance.now()
    recogniseJobs(readUtterance(message), services, 'caldaia')
    t.ok(performance.now() - started < 3000, filler)
  }
  t.end()
})
