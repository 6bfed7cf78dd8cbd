import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Rifare gli impianti',
  openings: ['Impianto elettrico', 'Impianto idraulico', 'Condizionatore', 'Allarme o domotica'],
  usefulPhotos: [
    'Il quadro elettrico, con lo sportello aperto',
    'Il contatore',
    'La stanza dove serve il lavoro',
  ],
} as const satisfies ServiceChat
