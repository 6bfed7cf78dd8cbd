import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 3, line: 'Coppi, guaine e isolamento' } as const satisfies HomeCard
