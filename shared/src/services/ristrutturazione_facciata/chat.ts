import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Rifare la facciata',
  openings: ['Ridare solo il colore', 'Rifare l’intonaco', 'Mettere il cappotto'],
  usefulPhotos: [
    'La facciata intera, dalla strada',
    'Crepe o intonaco che si stacca',
    'Un balcone, visto da sotto',
  ],
} as const satisfies ServiceChat
