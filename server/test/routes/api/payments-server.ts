import type { Test } from 'tap'

import type { CallableTable } from '../../../src/upstream/callables.ts'
import { type BffOptions, type Reply, type Sent, startBff } from '../../support/bff.ts'
import { shortTable } from '../../upstream/build.ts'
import type { Mode } from '../../upstream/fake/modes.ts'

const intentCallables = [
  ['createPaymentIntentByProductId', 't'],
  ['createPaymentIntentByUid', 'a'],
  ['createSettlementPaymentIntentByUid', 's'],
] as const

/** A browser that requests payments, with its own cookie and client address. */
export interface Browser {
  /** The `Cookie` header; empty before the first response. */
  cookie: string
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>
  get(path: string): Promise<Reply>
}

/** The BFF with the trial's product id, and browsers for it. */
export async function startPaymentsServer(t: Test, options: Pick<BffOptions, 'env' | 'callables'> = {}) {
  const bff = await startBff(t, { ...options, config: { trialProductId: 'prod_trial' } })
  const { upstream } = bff

  async function send(browser: Browser, path: string, sent: Pick<Sent, 'method' | 'body' | 'headers'>) {
    const cookie: Record<string, string> = browser.cookie === '' ? {} : { cookie: browser.cookie }
    const reply = await bff.send(`/api/payments/${path}`, {
      ...sent,
      headers: { ...cookie, ...sent.headers },
    })
    const given = [reply.headers['set-cookie'] ?? []].flat()[0]?.split(';', 1)[0]
    if (given !== undefined) browser.cookie = given
    return reply
  }

  function openBrowser(): Browser {
    const browser: Browser = {
      cookie: '',
      post: (path, body, headers = {}) => send(browser, path, { method: 'POST', body, headers }),
      get: (path) => send(browser, path, {}),
    }
    return browser
  }

  /** Queues new intents for the next calls of every purpose. */
  function lineUpIntents(count: number): void {
    for (const [callable, letter] of intentCallables) {
      for (let index = 1; index <= count; index += 1) {
        const paymentIntentId = `pi_${letter}${index}`
        const body = { amount: 29_280 + index, clientSecret: `${paymentIntentId}_secret_x`, paymentIntentId }
        upstream.on(callable, 'answer', { body, times: 1 })
      }
    }
  }

  return { ...bff, openBrowser, lineUpIntents }
}

export type PaymentsServer = Awaited<ReturnType<typeof startPaymentsServer>>

/** Deadlines that keep a test short with a hanging upstream, and let each attempt arrive on a busy machine. */
export const deadlinesFor = (mode: Mode): CallableTable =>
  shortTable(/^(?:hang|drip)/.test(mode) ? 800 : 4000)

/** Valid billing data. */
export const billingData = {
  paymentIntentId: 'pi_1',
  vat: '12345678903',
  cuuPec: 'KRRH6B9',
  email: 'mario@example.it',
  paymentMethod: 'bank_transfer',
} as const

/** Valid billing data of a professional. */
export const billingDataByUid = { paymentIntentId: 'pi_1', vat: '12345678903', cuuPec: 'KRRH6B9', uid: 'u1' }
