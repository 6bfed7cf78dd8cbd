import { brand } from '@mestieri/shared/brand.ts'

import { type CallEvent, callZone } from './call-event.ts'

/** Octets of a content line before it has to be folded (RFC 5545, section 3.1). */
const maxOctets = 75

const encoder = new TextEncoder()

/** Central European rules as they have been since 1996: calendars that know no zone names read these. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${callZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A text value (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** A content line in pieces of at most 75 octets, never inside a character. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > maxOctets) {
      pieces.push(piece)
      // The blank in front of what follows counts too.
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/**
 * A call as an iCalendar file (RFC 5545).
 *
 * @param host makes the entry's id this site's own; the same call has the same id, so that a second download is no
 * second entry
 * @param now ms since the epoch
 */
export function calendarFile(event: CallEvent, { host, now }: { host: string; now: number }): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Chiamate//IT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    'BEGIN:VEVENT',
    `UID:chiamata-${event.start}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=${callZone}:${event.start}`,
    `DTEND;TZID=${callZone}:${event.end}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.summary)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
