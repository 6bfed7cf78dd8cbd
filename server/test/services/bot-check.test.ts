import t from 'tap'

import { type BotVerdict, createBotCheckService } from '../../src/services/bot-check.ts'
import type { TokenReport } from '../../src/upstream/bot-check.ts'

const good: TokenReport = { kind: 'valid', score: 0.5, action: 'booking', hostname: 'www.example.it' }

function setUp(report: TokenReport, clock = () => 0) {
  const lines: string[] = []
  const service = createBotCheckService({
    verifier: { verify: async () => report },
    hostname: 'www.example.it',
    log: { warn: (fields, message) => void lines.push(JSON.stringify([fields, message])) },
    clock,
  })
  return { lines, service }
}

const verdicts: Readonly<Record<string, readonly [TokenReport, BotVerdict]>> = {
  'a score of one half': [good, 'passed'],
  'a lower score': [{ ...good, score: 0.49 }, 'refused'],
  'an invalid token': [{ kind: 'invalid' }, 'refused'],
  'a token for another action': [{ ...good, action: 'chat' }, 'refused'],
  'a token without an action': [{ ...good, action: '' }, 'refused'],
  'a token of another site': [{ ...good, hostname: 'example.it' }, 'refused'],
  'a token without a host name': [{ ...good, hostname: '' }, 'refused'],
  'no answer': [{ kind: 'unavailable', reason: 'timeout' }, 'unverified'],
}

for (const [what, [report, verdict]] of Object.entries(verdicts)) {
  t.test(`${what} is ${verdict}`, async (t) => {
    const { service, lines } = setUp(report)
    t.equal(await service.check('token', 'booking'), verdict)
    t.equal(lines.length, verdict === 'unverified' ? 1 : 0)
  })
}

t.test('a failed verifier is logged once a minute, with the number of requests that passed', async (t) => {
  let now = 1_800_000_000_000
  const { service, lines } = setUp({ kind: 'unavailable', reason: 'unreachable' }, () => now)
  const check = () => service.check('canary-token', 'chat')
  await check()
  for (let i = 0; i < 5; i += 1) await check()
  now += 59_999
  await check()
  t.equal(lines.length, 1)
  now += 1
  await check()
  t.equal(lines.length, 2)
  t.match(lines[0], /"reason":"unreachable","unverified":1/)
  t.match(lines[1], /"reason":"unreachable","unverified":7/)
  t.notMatch(lines.join(), 'canary')
})
