import type { ServiceTint } from '../tint.ts'

export const tint = { light: '#d3e9e6', dark: '#1b3331' } as const satisfies ServiceTint
