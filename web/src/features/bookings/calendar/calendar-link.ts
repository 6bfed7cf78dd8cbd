import { type CallEvent, callZone } from './call-event.ts'

/** A link that opens Google Calendar with the event filled in. */
export function googleCalendarLink({ summary, description, start, end }: CallEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    details: description,
    dates: `${start}/${end}`,
    ctz: callZone,
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
