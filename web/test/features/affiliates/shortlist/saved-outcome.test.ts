import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import t from 'tap'

import { savedOutcome } from '../../../../src/features/affiliates/shortlist/saved-outcome.ts'

function refusal(code: string): Error {
  const problem = { type: 'about:blank', title: code, status: 500, code, detail: 'Non va.', requestId: 'r' }
  return Object.assign(new Error(code), { problem })
}

const readBut = (refused: string, code: string) => async (link: string) => {
  if (link === refused) throw refusal(code)
  return { link } as AffiliateProfile
}

t.test('profiles have the order of the links; missing ones are counted', async (t) => {
  t.match(await savedOutcome(['b', 'gone', 'a'], readBut('gone', 'not_found')), {
    profiles: [{ link: 'b' }, { link: 'a' }],
    missing: 1,
    problem: null,
  })
})

t.test('a failed call does not count as a missing profile', async (t) => {
  t.match(await savedOutcome(['a', 'b'], readBut('b', 'upstream_failed')), {
    missing: 0,
    problem: { code: 'upstream_failed' },
  })
})

t.test('an error that is no API error is thrown', async (t) => {
  await t.rejects(
    savedOutcome(['a'], () => Promise.reject(new TypeError('no'))),
    TypeError,
  )
})
