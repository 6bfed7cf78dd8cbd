import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#dfe8cd', dark: '#28301b' } as const satisfies ServiceTint
