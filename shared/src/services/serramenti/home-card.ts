import type { HomeCard } from '../home-card.ts'

export const homeCard = { position: 6, line: 'Finestre in PVC e zanzariere' } as const satisfies HomeCard
