import { path } from '@mestieri/shared/pages.ts'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { landing } from '../bookings/booking-dialog.ts'
import { chatPath } from '../chat/chat-page.ts'
import { activationPath } from '../payments/payment-page.ts'
import type { Target } from './finder.ts'

interface ComparedPage {
  readonly path: string
  /** What it shows when all of it has arrived. */
  readonly shows?: Target
}

/** The pages whose layout is compared. */
export async function comparedPages(origin: string): Promise<readonly ComparedPage[]> {
  const directory = '/incontra_professionisti'
  const query = 'profession=Idraulico&city=MONZA+%28MB%29'
  const reply = await fetch(`${origin}/api/affiliates?${query}`)
  const { affiliates } = (await reply.json()) as { affiliates: { link: string }[] }
  const uid = createProfessionals()[0]?.uid ?? ''
  return [
    { path: '/' },
    { path: `${directory}?${query}` },
    { path: `${directory}/${affiliates[0]?.link}` },
    { path: '/scopri_quanto_costa' },
    { path: chatPath('caldaia') },
    { path: '/servizi/ristrutturazione_tetto' },
    { path: landing, shows: { role: 'button', name: 'Successiva' } },
    { path: path('trial'), shows: { role: 'button', name: 'Successiva' } },
    { path: activationPath(uid), shows: { role: 'tab', name: 'Bonifico Bancario' } },
    {
      path: `/professionisti/lavora_con_noi/prenota_chiamata/${uid}`,
      shows: { role: 'radiogroup', name: /^Ora/ },
    },
    { path: '/info/chi_siamo' },
    { path: '/info/termini_e_condizioni' },
    { path: '/landing/email_unsubscribe/?id=42&email=mario%40pec.it' },
    { path: '/app/download' },
    { path: '/boh' },
  ]
}
