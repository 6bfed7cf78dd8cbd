import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#f9dcc6', dark: '#38261b' } as const satisfies ServiceTint
