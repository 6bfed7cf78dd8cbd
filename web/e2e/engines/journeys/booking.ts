import { path } from '@mestieri/shared/pages.ts'

import { landing } from '../../bookings/booking-dialog.ts'
import type { Journey } from './journey.ts'

const form = { role: 'form', name: 'Prenota una chiamata' } as const

export const booking: Journey = {
  title: 'a call is booked for the first free time',
  steps: 4,
  async take(t, { visit }) {
    await visit.goto(landing)
    await visit.click({ role: 'button', name: 'Ti richiamiamo' })
    await visit.click({ role: 'button', name: /^Prima disponibilità/, within: form })
    await visit.enter({ role: 'textbox', name: /telefono/i, within: form }, '347 123 4567')
    await visit.click({ role: 'button', name: /^Conferma/, within: form })
    await visit.arrives(path('thank-you'))
    await visit.sees({ role: 'heading', name: 'Grazie per aver prenotato!' })
    await visit.reads('347 123 4567')
    t.match(await visit.text({ role: 'main' }), /\d\d:\d\d/)
  },
}
