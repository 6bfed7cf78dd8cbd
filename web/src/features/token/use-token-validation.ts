import type { TokenValidationRequest } from '@mestieri/shared/contracts/token.ts'
import { useEffect, useState } from 'react'

import { browserSetTimer } from '../../lib/api/deadline.ts'
import { useStore } from '../../lib/storage/store.ts'
import { validateToken } from './api.ts'
import { createTokenValidation, type ValidationState } from './token-validation.ts'

export interface UsedTokenValidation {
  readonly state: ValidationState
  /** Validates again after a failure. Only this hook still holds the token. */
  readonly retry: () => void
}

/** Validates a short token when mounted, once even in React's strict mode. */
export function useTokenValidation(request: TokenValidationRequest): UsedTokenValidation {
  const [validation] = useState(() =>
    createTokenValidation({ validate: () => validateToken(request), setTimer: browserSetTimer }),
  )
  const state = useStore(validation)
  useEffect(() => validation.start(), [validation])
  return { state, retry: validation.start }
}
