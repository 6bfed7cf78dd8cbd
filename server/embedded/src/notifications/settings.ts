import {
  refuseMailAddress,
  refuseMailAddresses,
  refuseSmtpUrl,
  refuseWebhookSecret,
  refuseWebhookUrl,
  splitMailAddresses,
} from '@mestieri/shared/notification-settings.ts'
import { keysOf, recordOf } from '@mestieri/shared/records.ts'

import { StartError } from '../start-error.ts'

/** An SMTP server, and who writes to whom. */
export interface MailSettings {
  readonly url: string
  readonly from: string
  readonly to: readonly string[]
}

/** A webhook, with the secret that signs its messages. */
export interface WebhookSettings {
  readonly url: string
  /** `whsec_` and Base64. */
  readonly secret: string
}

/** How the owner is told what comes in. Null for a way that is not used. */
export interface NotificationSettings {
  readonly mail: MailSettings | null
  readonly webhook: WebhookSettings | null
}

/** No messages. */
export const noNotifications: NotificationSettings = { mail: null, webhook: null }

/**
 * The messages to the owner for the embedded upstream alone, by the product's own variables.
 *
 * @throws StartError in one line, without any value
 */
export function readNotifications(env: Readonly<Record<string, string | undefined>>): NotificationSettings {
  /** Reads a group of variables: all of them or none. */
  function readAll<Name extends string>(
    checks: Readonly<Record<Name, (value: string) => string | null>>,
  ): Readonly<Record<Name, string>> | null {
    const names = keysOf(checks)
    const given = names.filter((name) => env[name]?.trim())
    if (given.length === 0) return null
    const missing = names.find((name) => !given.includes(name))
    if (missing !== undefined)
      throw new StartError(`${missing} is required together with ${given.join(' and ')}`)
    const values = recordOf(names, (name) => env[name]?.trim() ?? '')
    for (const name of names) {
      const problem = checks[name](values[name])
      if (problem !== null) throw new StartError(`${name} ${problem}`)
    }
    return values
  }
  const mail = readAll({
    SMTP_URL: (value) => refuseSmtpUrl(URL.parse(value)),
    MAIL_FROM: refuseMailAddress,
    MAIL_TO: refuseMailAddresses,
  })
  const webhook = readAll({
    WEBHOOK_URL: (value) => refuseWebhookUrl(URL.parse(value)),
    WEBHOOK_SECRET: refuseWebhookSecret,
  })
  return {
    mail: mail && { url: mail.SMTP_URL, from: mail.MAIL_FROM, to: splitMailAddresses(mail.MAIL_TO) },
    webhook: webhook && { url: webhook.WEBHOOK_URL, secret: webhook.WEBHOOK_SECRET },
  }
}
