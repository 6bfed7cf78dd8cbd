import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 4, line: 'Pareti, soffitti e colori nuovi' } as const satisfies HomeCard
