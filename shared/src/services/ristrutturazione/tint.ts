import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#f7e3bd', dark: '#372c17' } as const satisfies ServiceTint
