import { brand } from '@mestieri/shared/brand.ts'
import { formatPhone } from '@mestieri/shared/phone-format.ts'

import { messagingLink } from '../../../lib/messaging-app.ts'
import type { BookedCall } from '../booked-call.ts'
import { dayInWords } from '../day-words.ts'

/** How long the calendar keeps free for a call, in minutes. */
const callMinutes = 30

/** A call as calendars take it; the times are Rome's, `20261123T100000`. */
export interface CallEvent {
  readonly summary: string
  readonly description: string
  readonly start: string
  readonly end: string
}

/** The zone of every call. */
export const callZone = 'Europe/Rome'

/** Returns an unmasked number in E.164; null for a masked or missing one. */
export function plainNumber(phone: string): string | null {
  return /^\+\d+$/.test(phone) ? phone : null
}

/** Opens the messaging app with the wish to move a call (features.md, F8). */
export function moveCallLink({ date, time }: BookedCall): string {
  const message = `Ciao! Ho prenotato una chiamata per ${dayInWords(date)} alle ${time} e vorrei spostarla.`
  return messagingLink(brand.support.whatsapp, message)
}

function stamp(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
}

/** The calendar entry of a booked call. */
export function callEvent(call: BookedCall): CallEvent {
  // A clock in Greenwich counts as Rome's here: no call is long enough to meet a changeover.
  const begin = Date.parse(`${call.date}T${call.time}:00Z`)
  const number = plainNumber(call.phone)
  const where = number ? `al numero ${formatPhone(number)}` : 'al tuo numero'
  return {
    summary: `Chiamata con ${brand.name}`,
    description: `Ti chiama un consulente di ${brand.name} ${where}.\nPer spostarla scrivici su WhatsApp: ${moveCallLink(call)}`,
    start: stamp(begin),
    end: stamp(begin + callMinutes * 60_000),
  }
}
