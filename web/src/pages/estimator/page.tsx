import { pageRoute } from '@mestieri/shared/pages.ts'
import { Navigate, useLocation } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { isEstimatorState } from '../../lib/estimator-state.ts'
import { EstimatorPage } from './EstimatorPage.tsx'

const route = pageRoute('estimator')

export function Component() {
  const state: unknown = useLocation().state
  // Home and landings come with a service: its own route has the intro.
  if (isEstimatorState(state)) return <Navigate to={state.service_url} state={state} replace />
  return (
    <>
      <PageHead
        title={route.title}
        description="Scegli il lavoro, rispondi a qualche domanda e ricevi una stima indicativa in un minuto: ristrutturazione, tinteggiatura, serramenti, caldaia. Gratis."
        canonicalPath={route.path}
      />
      <EstimatorPage />
    </>
  )
}
