import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { data, type LoaderFunctionArgs, redirect, type RouterContextProvider } from 'react-router-dom'

import { readerContext } from '../../app/reader.ts'
import { type ProfileOutcome, profileOutcome } from '../../features/affiliates/profile/profile-outcome.ts'

export interface ProfileLoaderDeps {
  /** Whether the loader runs in a browser and not during server rendering. */
  readonly inBrowser: () => boolean
  /** Sets a short message for the next page. */
  readonly leaveMessage: (message: string) => void
}

const statusOf = (outcome: ProfileOutcome): number => {
  if (outcome.state === 'found') return 200
  return outcome.state === 'missing' ? 404 : outcome.problem.status || 503
}

/**
 * Creates the loader of the profile. An unknown professional redirects to the home page in the browser
 * (specification, section 8) and is a 404 on the server. A failed read is an error page with a retry button.
 */
export function createProfileLoader({ inBrowser, leaveMessage }: ProfileLoaderDeps) {
  return async ({ params, request, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
    const reader: PageReader = context.get(readerContext)
    const outcome = await profileOutcome(() => reader.affiliate(params['link'] ?? '', request.signal))
    if (outcome.state === 'missing' && inBrowser()) {
      leaveMessage('Profilo non disponibile')
      return redirect('/')
    }
    return data(outcome, { status: statusOf(outcome) })
  }
}
