import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 7, line: 'Intonaco, cappotto e balconi' } as const satisfies HomeCard
