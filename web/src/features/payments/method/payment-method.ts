import type { PaymentMethod } from '@mestieri/shared/contracts/payments.ts'

/** The address says which tab is open (features.md, G4). */
export const methodParameter = 'metodo'

const names = { bank_transfer: 'bonifico', card: 'carta' } as const satisfies Record<PaymentMethod, string>

/** A method as the address names it. */
export function methodName(method: PaymentMethod): string {
  return names[method]
}

/** The method that an address asks for, or null where it asks for none that there is. */
export function methodOfName(name: string | null): PaymentMethod | null {
  if (name === names.bank_transfer) return 'bank_transfer'
  return name === names.card ? 'card' : null
}
