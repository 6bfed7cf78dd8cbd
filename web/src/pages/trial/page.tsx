import { pageRoute } from '@mestieri/shared/pages.ts'

import { PageHead } from '../../app/PageHead.tsx'
import { TrialPage } from './TrialPage.tsx'

const route = pageRoute('trial')

/** One component for the trial and its payment, so that typed values survive the change of URL. */
export function Component() {
  return (
    <>
      <PageHead
        title={route.title}
        description="Attiva il servizio e ricevi i primi clienti della tua zona: paghi solo per i lavori ottenuti, i prezzi li decidi tu, rimborso dopo 30 giorni."
        canonicalPath={route.path}
        noindex
      />
      <TrialPage />
    </>
  )
}
