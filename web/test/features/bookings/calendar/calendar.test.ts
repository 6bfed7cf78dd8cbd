import t from 'tap'

import { calendarFile } from '../../../../src/features/bookings/calendar/calendar-file.ts'
import { googleCalendarLink } from '../../../../src/features/bookings/calendar/calendar-link.ts'
import { callEvent, moveCallLink } from '../../../../src/features/bookings/calendar/call-event.ts'

const call = { date: '2026-11-23', time: '10:00', phone: '+393471234567' }
const now = Date.UTC(2026, 10, 20, 9, 53, 28)
const file = (event = callEvent(call)) => calendarFile(event, { host: 'mestieri.example', now })

/** The content lines, unfolded (RFC 5545, section 3.1). */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}

t.test('the file is an iCalendar object with the zone of Rome and half an hour in it', async (t) => {
  const lines = linesOf(file())
  t.equal(lines[0], 'BEGIN:VCALENDAR')
  t.equal(lines.at(-1), 'END:VCALENDAR')
  for (const line of [
    'VERSION:2.0',
    'TZID:Europe/Rome',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'UID:chiamata-20261123T100000@mestieri.example',
    'DTSTAMP:20261120T095328Z',
    'DTSTART;TZID=Europe/Rome:20261123T100000',
    'DTEND;TZID=Europe/Rome:20261123T103000',
    'SUMMARY:Chiamata con Mestieri',
  ]) {
    t.ok(lines.includes(line), line)
  }
  const begun = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))
  const ended = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4))
  t.same(begun.toSorted(), ended.toSorted(), 'what begins ends')
})

t.test('every line ends with CRLF and has at most 75 octets', async (t) => {
  const text = file({ ...callEvent(call), description: 'perché '.repeat(40) })
  t.notMatch(text.replaceAll('\r\n', ''), /[\r\n]/)
  for (const line of text.split('\r\n')) t.ok(Buffer.byteLength(line) <= 75)
  t.match(linesOf(text).join('\n'), `DESCRIPTION:${'perché '.repeat(40)}`, 'no character is cut in two')
})

t.test('text is escaped', async (t) => {
  const lines = linesOf(file({ ...callEvent(call), summary: 'a;b,c\\d\ne' }))
  t.ok(lines.includes(String.raw`SUMMARY:a\;b\,c\\d\ne`))
})

t.test('the times are Rome’s, whatever the zone of the machine', async (t) => {
  t.match(callEvent({ ...call, time: '18:30' }), { start: '20261123T183000', end: '20261123T190000' })
  t.match(callEvent({ ...call, date: '2026-10-25', time: '09:00' }), { start: '20261025T090000' })
})

t.test('who is called, and how to move the call, stands in the entry', async (t) => {
  t.match(callEvent(call).description, 'al numero +39 347 123 4567')
  t.match(callEvent({ ...call, phone: '+•••••••••567' }).description, 'al tuo numero')
  t.match(callEvent({ ...call, phone: '' }).description, 'al tuo numero')
  t.match(
    new URL(moveCallLink(call)).searchParams.get('text'),
    'Ho prenotato una chiamata per lunedì 23 novembre alle 10:00 e vorrei spostarla.',
  )
})

t.test('the calendar on the web is told the zone', async (t) => {
  const { searchParams } = new URL(googleCalendarLink(callEvent(call)))
  t.equal(searchParams.get('dates'), '20261123T100000/20261123T103000')
  t.equal(searchParams.get('ctz'), 'Europe/Rome')
})
