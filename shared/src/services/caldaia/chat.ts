import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Cambiare la caldaia',
  openings: ['Cambiare la caldaia', 'È rotta, serve presto', 'Solo la manutenzione'],
  usefulPhotos: [
    'La targhetta con marca e modello',
    'Lo scarico dei fumi',
    'La caldaia con i tubi, per intero',
  ],
} as const satisfies ServiceChat
