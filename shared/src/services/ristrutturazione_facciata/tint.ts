import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#f8e2ae', dark: '#372b12' } as const satisfies ServiceTint
