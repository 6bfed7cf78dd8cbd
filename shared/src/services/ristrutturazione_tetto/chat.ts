import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Rifare il tetto',
  openings: ['Rifare tutto il tetto', 'Ci sono infiltrazioni', 'Vorrei isolarlo'],
  usefulPhotos: [
    'Il tetto da terra, senza salire',
    'Il punto rovinato, da una finestra',
    'Il soffitto sotto, se è macchiato',
  ],
} as const satisfies ServiceChat
