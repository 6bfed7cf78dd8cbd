import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 8, line: 'Sostituzione e manutenzione' } as const satisfies HomeCard
