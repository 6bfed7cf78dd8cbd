import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Cambiare i serramenti',
  openings: ['Cambiare tutte le finestre', 'Cambiare solo alcune finestre', 'Una portafinestra'],
  usefulPhotos: [
    'Una finestra chiusa, da dentro',
    'La stessa finestra, da fuori',
    'Il cassonetto, la tapparella o la persiana',
  ],
} as const satisfies ServiceChat
