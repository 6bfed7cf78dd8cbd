import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 2, line: 'Dalle tubature alle piastrelle' } as const satisfies HomeCard
