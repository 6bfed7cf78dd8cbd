import type { ServiceEstimate } from '../estimate.ts'

export const estimate = {
  prices: {},
  quantities: {},
} as const satisfies ServiceEstimate
