import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#f8d9d2', dark: '#38231f' } as const satisfies ServiceTint
