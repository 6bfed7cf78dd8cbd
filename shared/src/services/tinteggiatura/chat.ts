import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Tinteggiare casa',
  openings: ['Imbiancare tutta la casa', 'Solo una o due stanze', 'C’è della muffa da togliere'],
  usefulPhotos: ['Una parete intera', 'Il soffitto', 'Crepe, macchie o muffa, da vicino'],
} as const satisfies ServiceChat
