import type { ServiceChat } from '../chat.ts'

export const chat = {
  title: 'Rifare il bagno',
  openings: ['Rifarlo tutto, tubi compresi', 'Solo sanitari e rivestimenti', 'Da vasca a doccia'],
  usefulPhotos: ['Tutto il bagno, dalla porta', 'La doccia o la vasca', 'Gli attacchi dell’acqua'],
} as const satisfies ServiceChat
