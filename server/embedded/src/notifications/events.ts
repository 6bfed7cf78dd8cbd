import type { DatabaseSync } from 'node:sqlite'

import { romeDateTime, textOf } from '../listings/values.ts'
import type { EventKind } from './outbox.ts'

/** What came in, as the webhook sends it. Times are ISO 8601 in UTC. */
export type OwnerEvent =
  | {
      readonly type: 'booking.created'
      readonly data: {
        readonly id: string
        readonly starts_at: string
        readonly phone: string
        readonly second_phone: string | null
        readonly subject: string | null
        readonly professional: string | null
        readonly uid: string | null
        readonly test: boolean
      }
    }
  | {
      readonly type: 'billing.created'
      readonly data: {
        readonly payment: string
        readonly payment_method: string | null
        readonly payment_status: string | null
        readonly vat_number: string
        readonly pec_or_sdi: string
        readonly email: string | null
        readonly professional: string | null
        readonly uid: string | null
      }
    }
  | {
      readonly type: 'request.created'
      readonly data: {
        readonly service: string
        readonly messages: readonly { readonly from: 'customer' | 'assistant'; readonly text: string }[]
        readonly photos: number
      }
    }

/** Reads what a message is about; null if it was erased meanwhile. */
export type ReadEvent = (kind: EventKind, ref: string) => OwnerEvent | null

/** The most characters of a conversation in a message. */
const maxConversation = 50_000

const isoTime = (value: unknown) => new Date(Number(value)).toISOString()

/** Creates the reader of what came in. */
export function createEventReader(database: DatabaseSync): ReadEvent {
  const booking = database.prepare(
    'SELECT e.*, a.shopname FROM calendar_events AS e LEFT JOIN affiliates AS a USING (uid) WHERE event_id = ?',
  )
  const billing = database.prepare(`SELECT b.*, i.status, a.shopname FROM billing_data AS b
    LEFT JOIN payment_intents AS i ON i.payment_intent_id = b.pi
    LEFT JOIN affiliates AS a ON a.uid = b.uid WHERE b.pi = ?`)
  const thread = database.prepare(
    'SELECT service, (SELECT count(*) FROM chat_pictures AS p WHERE p.thread_id = t.thread_id) AS photos FROM chat_threads AS t WHERE thread_id = ?',
  )
  const messages = database.prepare(
    'SELECT role, content FROM chat_messages WHERE thread_id = ? ORDER BY position',
  )

  /** The messages from the beginning, as far as there is room. */
  function conversation(threadId: string) {
    let left = maxConversation
    return messages.all(threadId).flatMap((row) => {
      const text = String(row['content']).slice(0, left)
      left -= text.length
      return text === '' ? [] : [{ from: row['role'] === 'user' ? 'customer' : 'assistant', text } as const]
    })
  }

  return (kind, ref) => {
    if (kind === 'booking') {
      const row = booking.get(ref)
      return row
        ? {
            type: 'booking.created',
            data: {
              id: ref,
              starts_at: isoTime(row['starts_at']),
              phone: String(row['contact_telephone']),
              second_phone: textOf(row['secondary_telephone']),
              subject: textOf(row['title']),
              professional: textOf(row['shopname']),
              uid: textOf(row['uid']),
              test: row['test_data'] === 1,
            },
          }
        : null
    }
    if (kind === 'billing') {
      const row = billing.get(ref)
      return row
        ? {
            type: 'billing.created',
            data: {
              payment: ref,
              payment_method: ref.startsWith('pi_bank_transfer_')
                ? 'bank_transfer'
                : textOf(row['payment_method']),
              payment_status: textOf(row['status']),
              vat_number: String(row['vat']),
              pec_or_sdi: String(row['cuu_pec']),
              email: textOf(row['email']),
              professional: textOf(row['shopname']),
              uid: textOf(row['uid']),
            },
          }
        : null
    }
    const row = thread.get(ref)
    if (!row) return null
    return {
      type: 'request.created',
      data: { service: String(row['service']), messages: conversation(ref), photos: Number(row['photos']) },
    }
  }
}

/** An email to the owner, in Italian. */
export interface OwnerMail {
  readonly subject: string
  readonly text: string
}

/** Lines 'name: value'; those without a value are left out. */
function lines(rows: readonly (readonly [string, string | null])[]): string {
  return rows.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}\n`])).join('')
}

const methods: Readonly<Record<string, string>> = { bank_transfer: 'bonifico', card: 'carta' }
const states: Readonly<Record<string, string>> = {
  requires_payment_method: 'non pagato',
  requires_action: 'in attesa della banca del cliente',
  processing: 'in elaborazione',
  succeeded: 'pagato',
  canceled: 'annullato',
}

/** Writes the email about what came in. The state of a payment is that of the moment of writing. */
export function writeMail(event: OwnerEvent): OwnerMail {
  if (event.type === 'booking.created') {
    const { data } = event
    const call = romeDateTime(Date.parse(data.starts_at))
    return {
      subject: `${data.test ? '[prova] ' : ''}Chiamata prenotata per il ${call}`,
      text: lines([
        ['Quando', `${call} (ora italiana)`],
        ['Telefono', data.phone],
        ['Secondo telefono', data.second_phone],
        ['Argomento', data.subject],
        ['Professionista', data.professional],
        ['Codice del professionista', data.uid],
      ]),
    }
  }
  if (event.type === 'billing.created') {
    const { data } = event
    return {
      subject: 'Dati di fatturazione ricevuti',
      text: lines([
        ['Pagamento', data.payment],
        ['Metodo', methods[data.payment_method ?? ''] ?? null],
        ['Stato', states[data.payment_status ?? ''] ?? null],
        ['Partita IVA', data.vat_number],
        ['PEC o codice SDI', data.pec_or_sdi],
        ['Email', data.email],
        ['Professionista', data.professional],
        ['Codice del professionista', data.uid],
      ]),
    }
  }
  const { service, messages, photos } = event.data
  const said = messages.map(
    ({ from, text }) => `${from === 'customer' ? 'Cliente' : 'Assistente'}:\n${text}\n`,
  )
  return {
    subject: `Nuova richiesta di preventivo: ${service}`,
    text: `${lines([
      ['Servizio', service],
      ['Foto', photos === 0 ? null : String(photos)],
    ])}\n${said.join('\n')}`,
  }
}
