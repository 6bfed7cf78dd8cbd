import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 5, line: 'Pannelli e batteria di accumulo' } as const satisfies HomeCard
