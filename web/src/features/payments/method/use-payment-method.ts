import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'
import { useLocation, useSearchParams } from 'react-router-dom'

import { methodName, methodOfName, methodParameter } from './payment-method.ts'

/** The open tab, held in the URL (features.md, G4). A change replaces the history entry. */
export function usePaymentMethod(
  defaultMethod: PaymentMethod,
): readonly [method: PaymentMethod, choose: (method: PaymentMethod) => void] {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  const choose = (method: PaymentMethod) => {
    const change = (before: URLSearchParams) => {
      before.set(methodParameter, methodName(method))
      return before
    }
    setParameters(change, { replace: true, preventScrollReset: true, state })
  }
  return [methodOfName(parameters.get(methodParameter)) ?? defaultMethod, choose]
}
