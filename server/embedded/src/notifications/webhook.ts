import { createHmac } from 'node:crypto'

import { DeliveryError, type Sender } from './channel.ts'
import type { WebhookSettings } from './settings.ts'

const timeout = 10_000

/**
 * Signs a message (standardwebhooks.com): HMAC-SHA256 of id, timestamp and body.
 *
 * @param secret `whsec_` and the Base64 of the key
 * @param timestamp seconds since 1970
 */
function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** The code of a network error, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  const cause: unknown = error.cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** @param now milliseconds since 1970 */
export function createWebhookSender({ url, secret }: WebhookSettings, now: () => number): Sender {
  return {
    async send({ id, event }) {
      const sentAt = now()
      const timestamp = Math.floor(sentAt / 1000)
      const body = JSON.stringify({ ...event, timestamp: new Date(sentAt).toISOString() })
      let status: number
      try {
        const reply = await fetch(url, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': String(timestamp),
            'webhook-signature': signWebhook(secret, id, timestamp, body),
          },
          // The signed data go to the configured address only.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
        ;({ status } = reply)
        await reply.body?.cancel()
      } catch (error) {
        throw new DeliveryError(reasonOf(error), { cause: error })
      }
      if (status < 200 || status > 299) throw new DeliveryError(`status ${status}`)
    },
    close() {},
  }
}
