import { serviceSlugs } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { createEngines } from '../../../src/assistant/engines/all.ts'
import { type CaseState, freshCase } from '../../../src/assistant/interview/case.ts'
import { recognisableJobs } from '../../../src/assistant/interview/catalogue.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'

/** 20 November 2026, in the middle of the morning. */
const now = Date.parse('2026-11-20T09:00:00Z')

/** The most questions of one interview. */
const mostQuestions = 14

const keysOf = ({ jobs }: CaseState): string => jobs.map(({ key }) => key).join(' ')

const services = recognisableJobs(createEngines())

for (const slug of serviceSlugs) {
  t.test(`${slug}: a quick answer answers its question and changes no job`, async (t) => {
    const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
    let tried = 0
    for (const { title } of Object.values(services.get(slug)?.kinds ?? {})) {
      let turn = surveyor.handle(freshCase, { content: title, photos: 0, now })
      for (let asked = 0; asked < mostQuestions && (turn.reply.chips ?? []).length > 0; asked += 1) {
        const before = keysOf(turn.state)
        for (const chip of turn.reply.chips ?? []) {
          const { state } = surveyor.handle(turn.state, { content: chip, photos: 0, now })
          const answers = state.said.filter(
            (name) => name.startsWith('answer:') && !turn.state.said.includes(name),
          )
          const isOpen = state.misses > turn.state.misses
          if (keysOf(state) !== before || answers.length > 0 || isOpen)
            t.same([keysOf(state), answers, isOpen], [before, [], false], `${title}: «${chip}»`)
          tried += 1
        }
        turn = surveyor.handle(turn.state, { content: 'non lo so', photos: 0, now })
      }
    }
    t.ok(tried > 20, `${tried} quick answers`)
  })
}

const vague = 'quelli di sopra fanno rumore, ci vorrebbe qualcosa tra me e loro'

t.test('who names no job is offered those that are probably meant', async (t) => {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, 'ristrutturazione')
  const asked = surveyor.handle(freshCase, { content: vague, photos: 0, now })
  t.match(asked.reply.paragraphs.join(' '), /Che lavoro ti serve\? Se è uno di questi, sceglilo/)
  const offered = (asked.reply.chips ?? []).map((content) =>
    keysOf(surveyor.handle(asked.state, { content, photos: 0, now }).state),
  )
  t.ok(offered.includes('ristrutturazione/controsoffitto'), offered.join(', '))
  t.ok(offered.length <= 4)
})

t.test('what a job is called is that job, also in the chat of another service', async (t) => {
  for (const slug of ['tinteggiatura', 'impianti'] as const) {
    const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
    const { state } = surveyor.handle(freshCase, { content: 'ciao', photos: 0, now })
    for (const service of services.values())
      for (const [id, { work }] of Object.entries(service.kinds)) {
        const answered = surveyor.handle(state, { content: work, photos: 0, now })
        t.equal(keysOf(answered.state), `${service.slug}/${id}`, work)
      }
  }
})
