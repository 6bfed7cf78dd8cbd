import type { TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { browserSetTimer } from '../../lib/deadline.ts'
import { validateToken } from './api.ts'
import { createTokenValidation, type ValidationState } from './token-validation.ts'

export interface UsedTokenValidation {
  readonly state: ValidationState
  /** Asks again after a failure, with the token that is kept here alone. */
  readonly retry: () => void
}

/** Validates a short token once it is on screen: once, though React's strict mode runs the effect twice. */
export function useTokenValidation(request: TokenValidationRequest): UsedTokenValidation {
  const [validation] = useState(() =>
    createTokenValidation({ validate: () => validateToken(request), setTimer: browserSetTimer }),
  )
  const state = useSyncExternalStore(validation.subscribe, validation.state, validation.state)
  useEffect(() => validation.start(), [validation])
  return { state, retry: validation.start }
}
