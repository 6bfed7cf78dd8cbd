import type { ErrorCode, LocalProblemCode, Problem } from '@mestieri/shared/contracts/error.ts'
import t from 'tap'

import { profileOutcome } from '../../../../src/features/affiliates/profile/profile-outcome.ts'
import { ApiError } from '../../../../src/lib/api/api-client.ts'
import { sampleProfile } from './sample-profile.ts'

type Code = ErrorCode | LocalProblemCode

function problem(code: Code, status: number): Problem {
  return { type: 'about:blank', title: code, status, code, detail: 'Riprova.', requestId: '1' }
}

const refusing = (code: Code, status: number) => () => Promise.reject(new ApiError(problem(code, status)))

t.test('a professional that upstream knows is found', async (t) => {
  const profile = sampleProfile()
  t.same(await profileOutcome(() => Promise.resolve(profile)), { state: 'found', profile })
})

t.test('an unknown link and an invalid link are both missing', async (t) => {
  t.same(await profileOutcome(refusing('not_found', 404)), { state: 'missing' })
  t.same(await profileOutcome(refusing('validation_failed', 422)), { state: 'missing' })
})

t.test('an upstream failure does not count as a missing professional', async (t) => {
  for (const [code, status] of [
    ['upstream_failed', 502],
    ['upstream_unavailable', 503],
    ['upstream_timeout', 504],
    ['rate_limited', 429],
    ['offline', 0],
  ] as const) {
    t.match(await profileOutcome(refusing(code, status)), { state: 'failed', problem: { code } })
  }
})

t.test('an error that is no API error is thrown', async (t) => {
  await t.rejects(
    profileOutcome(() => Promise.reject(new TypeError('broken'))),
    TypeError,
  )
})
