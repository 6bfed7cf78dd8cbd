import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#d7e6ef', dark: '#1d2d38' } as const satisfies ServiceTint
