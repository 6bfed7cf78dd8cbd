import { chats } from '@mestieri/shared/services/chats.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

/** What the chat is about, as its title: 'Rifare il bagno'. */
export function chatTitle({ slug }: ServiceTile): string {
  return chats[slug].title
}

/** The assistant's greeting. The page has it, so nothing is sent before the customer writes. */
export const greeting =
  'Raccontami che lavoro hai in mente: bastano due parole, poi ti chiedo io quello che manca.'

/** Shown before the first message and in the chat's header (features.md, D1; EU AI Act, article 50). */
export const aiNotice = 'Stai parlando con un assistente AI, non con una persona'
