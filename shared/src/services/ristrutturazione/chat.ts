import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Ristrutturare casa',
  openings: ['Ristrutturare tutta la casa', 'Solo una o due stanze', 'Un rinfresco leggero'],
  usefulPhotos: [
    'La stanza più grande, da un angolo',
    'Il bagno e la cucina come sono ora',
    'La planimetria, se ce l’hai',
  ],
} as const satisfies ServiceChat
