import { path } from '@mestieri/shared/pages.ts'
import { useCallback } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'

import { ErrorState } from '../../app/layout/messages/ErrorState.tsx'
import { NotFoundPage } from '../../app/layout/messages/NotFoundPage.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { leaveMessage } from '../../app/passing-message.ts'
import type { ProfileOutcome } from '../../features/affiliates/profile/profile-outcome.ts'
import { createProfileLoader } from './loader.ts'
import { ProfilePage } from './ProfilePage.tsx'

export const loader = createProfileLoader({
  inBrowser: () => typeof document !== 'undefined',
  leaveMessage,
})

export function Component() {
  const outcome = useLoaderData<ProfileOutcome>()
  const { revalidate } = useRevalidator()
  const retry = useCallback(() => void revalidate(), [revalidate])
  if (outcome.state === 'found') return <ProfilePage profile={outcome.profile} />
  if (outcome.state === 'missing') return <NotFoundPage />
  return (
    <>
      <PageHead
        title="Errore"
        description="Il profilo non è raggiungibile in questo momento."
        canonicalPath={path('directory')}
        noindex
      />
      <ErrorState
        detail={outcome.problem.detail}
        offline={outcome.problem.code === 'offline'}
        onRetry={retry}
      />
    </>
  )
}
