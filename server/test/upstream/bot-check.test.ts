import t from 'tap'

import { createTokenVerifier } from '../../src/upstream/bot-check.ts'
import { person, says, startTokenVerifier, verifierFaults } from '../support/token-verifier-fake.ts'

const secret = 'canary-secret-4711'

t.test('a token is verified once, with the secret in the request body only', async (t) => {
  const fake = await startTokenVerifier(t)
  const verifier = createTokenVerifier({ recaptcha: { secret, verifyUrl: fake.verifyUrl } })
  t.teardown(() => verifier.close())
  let path: string | undefined
  let type: string | undefined
  fake.answer = (incoming, reply) => {
    path = incoming.url
    type = incoming.headers['content-type']
    says(person('chat', { score: 0.7 }))(incoming, reply)
  }
  const report = await verifier.verify('token & more')
  t.same(report, { kind: 'valid', score: 0.7, action: 'chat', hostname: 'localhost' })
  t.equal(path, '/recaptcha/api/siteverify')
  t.equal(type, 'application/x-www-form-urlencoded')
  t.same(fake.asked, [`secret=${secret}&response=token+%26+more`])
})

t.test('a refused token is invalid, whatever error code the provider sends', async (t) => {
  const fake = await startTokenVerifier(t)
  const verifier = createTokenVerifier({ recaptcha: { secret, verifyUrl: fake.verifyUrl } })
  t.teardown(() => verifier.close())
  for (const codes of [undefined, ['timeout-or-duplicate'], ['invalid-input-response'], ['bad-request']]) {
    fake.answer = says({ success: false, ...(codes ? { 'error-codes': codes } : {}) })
    t.same(await verifier.verify('token'), { kind: 'invalid' }, String(codes))
  }
  fake.answer = says({ success: true, score: 0.9 })
  t.match(await verifier.verify('token'), { kind: 'valid', action: '', hostname: '' })
})

for (const [what, { answer, reason }] of Object.entries(verifierFaults)) {
  t.test(`${what}: the result is unavailable, and there is no retry`, async (t) => {
    const fake = await startTokenVerifier(t)
    fake.answer = answer
    const deadlines: number[] = []
    const verifier = createTokenVerifier({
      recaptcha: { secret, verifyUrl: fake.verifyUrl },
      timer: (ms, run) => {
        deadlines.push(ms)
        const timeout = setTimeout(run, reason === 'timeout' ? 60 : ms)
        return () => clearTimeout(timeout)
      },
    })
    t.teardown(() => verifier.close())
    t.same(await verifier.verify('token'), { kind: 'unavailable', reason })
    t.equal(fake.asked.length, 1)
    t.same(deadlines, [3000])
  })
}

t.test('a refused connection makes the result unavailable', async (t) => {
  const verifyUrl = 'http://127.0.0.1:1/siteverify'
  const verifier = createTokenVerifier({ recaptcha: { secret, verifyUrl } })
  t.teardown(() => verifier.close())
  t.same(await verifier.verify('token'), { kind: 'unavailable', reason: 'unreachable' })
})
