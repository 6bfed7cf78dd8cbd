import { IconCalendarPlus } from '@tabler/icons-react'

import { Button } from '../../components/Button/Button.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import type { BookedCall } from '../../features/bookings/booked-call.ts'
import { calendarFile } from '../../features/bookings/calendar/calendar-file.ts'
import { callEvent } from '../../features/bookings/calendar/call-event.ts'
import { saveFile } from '../../lib/save-file.ts'

/** Downloads the call as an iCalendar file. */
function saveCall(call: BookedCall): void {
  const text = calendarFile(callEvent(call), { host: location.hostname, now: Date.now() })
  saveFile(`chiamata-${call.date}.ics`, 'text/calendar', text)
}

/** The button that downloads the call for a calendar (features.md, F7). */
export function AddToCalendar({ call }: { readonly call: BookedCall }) {
  return (
    <Button variant="quiet" onClick={() => saveCall(call)}>
      <IconCalendarPlus {...decorativeIcon} /> Aggiungi al calendario
    </Button>
  )
}
