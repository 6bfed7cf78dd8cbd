import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { data, type LoaderFunctionArgs, redirect, type RouterContextProvider } from 'react-router-dom'

import { readerContext } from '../../app/reader.ts'
import { type ProfileOutcome, profileOutcome } from '../../features/affiliates/profile/profile-outcome.ts'

export interface ProfileLoaderDeps {
  /** Whether the page is being shown in a browser, rather than drawn by the BFF. */
  readonly inBrowser: () => boolean
  /** Leaves a short message for the next page. */
  readonly tell: (message: string) => void
}

const statusOf = (outcome: ProfileOutcome): number => {
  if (outcome.state === 'found') return 200
  return outcome.state === 'missing' ? 404 : outcome.problem.status || 503
}

/**
 * Makes the profile's loader. A professional who does not exist sends a visitor of the site home (specification,
 * section 8) and is a 404 for who asks directly; one that could not be read is an error to try again.
 */
export function createProfileLoader({ inBrowser, tell }: ProfileLoaderDeps) {
  return async ({ params, request, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) => {
    const reader: PageReader = context.get(readerContext)
    const outcome = await profileOutcome(() => reader.affiliate(params['link'] ?? '', request.signal))
    if (outcome.state === 'missing' && inBrowser()) {
      tell('Profilo non disponibile')
      return redirect('/')
    }
    return data(outcome, { status: statusOf(outcome) })
  }
}
