import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'

/** The query parameter that holds the open tab (features.md, G4). */
export const methodParameter = 'metodo'

const names = { bank_transfer: 'bonifico', card: 'carta' } as const satisfies Record<PaymentMethod, string>

/** The method's name in the URL. */
export function methodName(method: PaymentMethod): string {
  return names[method]
}

/** The method for a name in the URL; null for an unknown or missing name. */
export function methodOfName(name: string | null): PaymentMethod | null {
  if (name === names.bank_transfer) return 'bank_transfer'
  return name === names.card ? 'card' : null
}
