import { randomUUID } from 'node:crypto'

import type { Test } from 'tap'

import type { UpstreamAddress } from '../../src/config/config.ts'
import { createCaller } from './caller.ts'

interface EmailContractOptions {
  /** The fixed token; null where nothing may be changed. */
  readonly token: string | null
}

/** Somebody who is on no list. */
function subscriber() {
  return { id: randomUUID(), email: `contract-suite-${randomUUID()}@example.it` }
}

/** What the BFF relies on in the email callable (specification, section 7; contract.md, sections 4 and 5). */
export async function emailContract(
  suite: Test,
  address: UpstreamAddress,
  { token }: EmailContractOptions,
): Promise<void> {
  const call = createCaller(suite, address)

  await suite.test('without the right token nobody is unsubscribed', async (t) => {
    for (const wrong of [{}, { token: '' }, { token: `no-${randomUUID()}` }]) {
      const { status } = await call('email_unsubscribe/', { ...subscriber(), ...wrong })
      t.ok(status >= 400 && status < 500, `${JSON.stringify(wrong)}: ${status}`)
    }
  })

  if (token === null) return

  await suite.test(
    'whoever wants no more emails gets the same answer, known or not, and again',
    async (t) => {
      const mario = { ...subscriber(), token }
      const first = await call('email_unsubscribe/', mario)
      t.equal(first.status, 200)
      t.notMatch(first.type, 'html')
      t.same(await call('email_unsubscribe/', mario), first)
      t.same(await call('email_unsubscribe/', { ...subscriber(), token }), first)
    },
  )
}
