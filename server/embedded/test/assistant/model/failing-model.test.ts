import t from 'tap'

import type { ModelAnswer } from './model-server.ts'
import { record, talkWith } from './model-talk.ts'

const failures: readonly (readonly [name: string, answer: ModelAnswer, reason: string])[] = [
  ['401', (response) => response.writeHead(401).end('{"error":"secret"}'), 'the model answered 401'],
  ['garbage', (response) => response.end('<html>'), 'the answer is no JSON'],
  ['a broken connection', (response) => response.destroy(), 'TypeError'],
]
for (const [name, answer, reason] of failures) {
  t.test(`${name}: the surveyor answers`, async (t) => {
    const { say, logged, report, openDeadlines } = await talkWith(t, [answer])
    const { parsed, jobs } = await say('imbiancare casa, 80 mq')
    t.equal(jobs, 'interni superficie 80')
    t.match(parsed.text, /Che pittura\?$/)
    t.same(logged, [{ reason, service: 'tinteggiatura' }])
    t.match(report(), { model: 'failing', circuit: 'closed', lastFailure: reason, failed: 1 })
    t.equal(openDeadlines(), 0)
  })
}

t.test('a busy service is asked once more within the turn', async (t) => {
  const { say, pauses } = await talkWith(t, [
    (response) => response.writeHead(429, { 'retry-after': '3' }).end(),
    { text: 'Eccomi. Che pittura?' },
  ])
  t.equal((await say('imbiancare casa, 80 mq')).parsed.text, 'Eccomi. Che pittura?')
  t.same(pauses, [3000])
})

t.test('what the model recorded before it failed is what the surveyor knows', async (t) => {
  const { say } = await talkWith(t, [
    { text: 'Quanto è grande?' },
    { calls: [record('superficie', '85 mq')] },
    (response) => response.writeHead(401).end(),
  ])
  await say('imbiancare casa')
  const { jobs, parsed } = await say('come quella di mia zia')
  t.equal(jobs, 'interni superficie 85')
  t.match(parsed.text, /Che pittura\?$/)
})

t.test('a model that only calls tools is stopped, and what it recorded stays', async (t) => {
  const calls: ModelAnswer = { calls: [record('pittura', 'lavabile')] }
  const { say, requests, logged } = await talkWith(
    t,
    Array.from({ length: 20 }, () => calls),
  )
  t.equal((await say('imbiancare casa, 80 mq')).jobs, 'interni superficie 80 pittura lavabile')
  t.equal(requests.length, 7)
  t.match(logged, [{ reason: 'the model only calls tools' }])
})

t.test(
  'a model that hangs costs two turns; then the surveyor answers at once, until a probe succeeds',
  async (t) => {
    const clock: { advance?: (ms: number) => void } = {}
    const hang: ModelAnswer = () => clock.advance?.(20_000)
    const { say, requests, advance, timing, report, logged } = await talkWith(t, [
      hang,
      hang,
      { text: 'Rieccomi. In che comune?' },
    ])
    clock.advance = advance
    await say('imbiancare casa')
    await say('80 mq')
    t.equal(requests.length, 2)
    const before = timing.now()
    const third = await say('lavabile')
    t.match(third.parsed.text, /Vuota o arredata\?/)
    t.equal(requests.length, 2, 'the model is not asked')
    t.equal(timing.now(), before, 'and nobody waits')
    t.match(report(), { model: 'failing', circuit: 'open', lastFailure: 'TimeoutError', failed: 2 })
    advance(30_000)
    t.equal((await say('vuota')).parsed.text, 'Rieccomi. In che comune?')
    t.match(report(), { model: 'ok', circuit: 'closed', answered: 1 })
    t.match(logged, [{ reason: 'TimeoutError' }, { reason: 'TimeoutError' }, { service: 'tinteggiatura' }])
  },
)
