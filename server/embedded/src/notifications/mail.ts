import { isIP } from 'node:net'

import { createTransport } from 'nodemailer'

import { DeliveryError, type Sender } from './channel.ts'
import { writeMail } from './events.ts'
import type { MailSettings } from './settings.ts'

/** In ms. A server that is slower is tried again. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The code of the mail library's error, with the status of the SMTP server: its text may quote addresses. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  const status = typeof responseCode === 'number' ? ` ${responseCode}` : ''
  return `${typeof code === 'string' ? code : 'SMTP'}${status}`
}

/**
 * Sends messages by SMTP. On another machine the connection must be encrypted, unless the URL says
 * `requireTLS=false`.
 */
export function createMailSender({ url, from, to }: MailSettings): Sender {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  const given = searchParams.get('requireTLS')
  const transport = createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && (given === null ? !isLoopback(hostname) : given === 'true'),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.indexOf('@') + 1)
  return {
    async send({ id, event }) {
      try {
        await transport.sendMail({ from, to: [...to], messageId: `<${id}@${domain}>`, ...writeMail(event) })
      } catch (error) {
        throw new DeliveryError(reasonOf(error), { cause: error })
      }
    },
    close: () => transport.close(),
  }
}
