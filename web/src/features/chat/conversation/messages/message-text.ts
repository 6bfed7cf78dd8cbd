import { chatLimits } from '@mestieri/shared/contracts/chat-limits.ts'

const plain = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

// The API rejects bidirectional overrides, and control characters other than line breaks and tabs.
const forbidden = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** The text that is sent: without forbidden characters and outer spaces, with line breaks as `\n`. */
export function messageText(typed: string): string {
  return typed.toWellFormed().replaceAll('\r\n', '\n').replaceAll(forbidden, '').trim()
}

/** Why a message cannot be sent, as a sentence for the visitor; null if it can (specification, section 5). */
export function refusalMessage(text: string, photos: number): string | null {
  if (text === '' && photos === 0) return 'Inserisci un messaggio'
  const { maxContentLength: max } = chatLimits
  if (text.length <= max) return null
  return `Il messaggio è troppo lungo: ${plain.format(text.length)} caratteri su ${plain.format(max)}. Dividilo in due.`
}
