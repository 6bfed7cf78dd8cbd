import type { HomeCard } from '../home-card.ts'

export const homeCard = {
  position: 1,
  line: 'Tutta casa, o una stanza alla volta',
} as const satisfies HomeCard
