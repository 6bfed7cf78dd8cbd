import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#ecdbe4', dark: '#33242d' } as const satisfies ServiceTint
