import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

// What the API refuses: control characters other than line breaks and tabs, and overrides of the reading direction.
const unfit = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** A message as it is sent: what nobody typed on purpose is taken out, what was typed stays. */
export function messageText(typed: string): string {
  return typed.toWellFormed().replaceAll('\r\n', '\n').replaceAll(unfit, '').trim()
}

/** Why a message cannot be sent, in words for a person; null where it can (specification, section 5). */
export function refusalWords(text: string, photos: number): string | null {
  if (text === '' && photos === 0) return 'Inserisci un messaggio'
  const { maxContentLength: max } = chatLimits
  if (text.length <= max) return null
  return `Il messaggio è troppo lungo: ${plain.format(text.length)} caratteri su ${plain.format(max)}. Dividilo in due.`
}
