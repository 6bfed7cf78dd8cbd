import {
  refuseMailAddress,
  refuseMailAddresses,
  refuseSmtpUrl,
  refuseWebhookSecret,
  refuseWebhookUrl,
  splitMailAddresses,
} from '@mestieri/shared/notification-settings.ts'

import { type EnvironmentName, type EnvironmentReader, type Parse, Refusal } from './environment.ts'

/** The SMTP server by which the embedded upstream tells the owner what comes in. */
export interface OwnerMailConfig {
  readonly url: string
  readonly from: string
  readonly to: readonly string[]
}

/** The webhook that the embedded upstream tells what comes in. */
export interface OwnerWebhookConfig {
  readonly url: string
  readonly secret: string
}

interface NotificationConfig {
  /** Null for no emails. */
  readonly ownerMail: OwnerMailConfig | null
  /** Null for no webhook. */
  readonly ownerWebhook: OwnerWebhookConfig | null
}

const parseChecked =
  (check: (value: string) => string | null): Parse<string> =>
  (value) => {
    const problem = check(value)
    if (problem !== null) throw new Refusal(problem)
    return value
  }

const mailNames = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const
const webhookNames = ['WEBHOOK_URL', 'WEBHOOK_SECRET'] as const

/**
 * Reads how the owner is told what comes in. The variables of a way are all given or none, and only with the embedded
 * upstream: another one has its own messages.
 */
export function readNotifications(
  reader: EnvironmentReader,
  given: (name: EnvironmentName) => boolean,
  isEmbedded: boolean,
): NotificationConfig {
  for (const names of [mailNames, webhookNames]) {
    const first = names.find(given)
    if (first === undefined) continue
    if (!isEmbedded) reader.refuse(first, 'is for the embedded upstream: another one has its own messages')
    else {
      for (const name of names) if (!given(name)) reader.refuse(name, `is required together with ${first}`)
    }
  }
  const smtpUrl = reader.read(
    'SMTP_URL',
    parseChecked((value) => refuseSmtpUrl(URL.parse(value))),
  )
  const from = reader.read('MAIL_FROM', parseChecked(refuseMailAddress))
  const to = reader.read('MAIL_TO', parseChecked(refuseMailAddresses))
  const url = reader.read(
    'WEBHOOK_URL',
    parseChecked((value) => refuseWebhookUrl(URL.parse(value))),
  )
  const secret = reader.read('WEBHOOK_SECRET', parseChecked(refuseWebhookSecret))
  return {
    ownerMail:
      smtpUrl && from && to ? Object.freeze({ url: smtpUrl, from, to: splitMailAddresses(to) }) : null,
    ownerWebhook: url && secret ? Object.freeze({ url, secret }) : null,
  }
}
