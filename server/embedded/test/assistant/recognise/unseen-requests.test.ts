import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { isPriced } from '../../../src/assistant/interview/catalogue.ts'
import { scopes } from '../corpus/scopes.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { scopeFault } from '../grading/checks.ts'
import { jobKeys } from '../last-reply.ts'

/** First messages in words that seldom name the job, by writers who saw neither rules nor examples. They are never learned. */
const unseen = readFileSync(join(import.meta.dirname, 'unseen-requests.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [chat = '', jobs = '', message = ''] = line.split('\t')
    return { chat: chat as ServiceSlug, jobs: jobs === 'none' ? [] : jobs.split('+'), message }
  })

const isScope = (name: string): name is keyof typeof scopes => name in scopes

/** Whether a first message gets exactly the jobs with a price that it asks for. */
function isRight({ chat, jobs, message }: (typeof unseen)[number]): boolean {
  const priced = jobKeys(chat, [message]).flatMap((key) => {
    const job = wholeCatalogue.job(key)
    return job && isPriced(job)
      ? [{ job: `${job.slug}/${key.slice(key.indexOf('/') + 1)}` as const, service: job.kind.title }]
      : []
  })
  const wanted = jobs.map((name) => (isScope(name) ? scopes[name] : []))
  return scopeFault(priced, wanted) === null
}

t.test('most first messages in unusual words get the jobs that their unseen writers meant', async (t) => {
  const right = unseen.filter((one) => isRight(one))
  t.ok(right.length / unseen.length >= 0.77, `${right.length} of ${unseen.length}`)
})
