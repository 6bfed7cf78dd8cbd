import type { ChatMessage } from '../conversation/messages/message.ts'

const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' })

/**
 * When the conversation began: 'Oggi, 10:42' or '20 novembre 2026, 10:42'; empty without messages.
 * @param now milliseconds since 1970
 */
export function startLabel(messages: readonly ChatMessage[], now: number): string {
  const start = messages.find(({ timestamp }) => timestamp > 0)?.timestamp
  if (start === undefined) return ''
  const [date, today] = [day.format(start), day.format(now)]
  return `${date === today ? 'Oggi' : date}, ${time.format(start)}`
}
