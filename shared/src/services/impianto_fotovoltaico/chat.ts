import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Installare il fotovoltaico',
  openings: ['Pannelli per la mia casa', 'Pannelli e batteria', 'Ho già i pannelli, manca la batteria'],
  usefulPhotos: ['Il tetto da terra o da una finestra', 'Il contatore', 'La pagina dei consumi in bolletta'],
} as const satisfies ServiceChat
