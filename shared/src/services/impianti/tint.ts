import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#dfe3ee', dark: '#262a37' } as const satisfies ServiceTint
