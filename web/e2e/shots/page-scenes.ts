import { concretePaths, path, pageRoutes } from '@mestieri/shared/pages.ts'

import { createProfessionals } from '../../../server/embedded/src/seed/professionals.ts'
import { chatPath } from '../chat/chat-page.ts'
import { activationPath, settlementPath } from '../payments/payment-page.ts'
import type { Scenes } from './scene.ts'

/** Search with two pages of results. */
export const searchPath = '/incontra_professionisti?profession=Idraulico&city=MONZA+%28MB%29'
/** A professional whose uid the embedded upstream knows. */
export const uid = createProfessionals()[0]?.uid ?? ''

/** Addresses that take a parameter, by the id of their route; the others stand as they are in the page table. */
const examples: Readonly<Record<string, string>> = {
  chat: chatPath('ristrutturazione_bagno'),
  activation: activationPath(uid),
  settlement: settlementPath(uid),
  'book-call': path('book-call', { uid }),
  unsubscribe: '/landing/email_unsubscribe/?id=42&email=mario.rossi%40pec.it',
}

/** Every route once, and the eight landings. */
export function pageScenes(profile: string): Scenes {
  const routes = pageRoutes.flatMap((route) => {
    if (route.id === 'profile') return [[route.id, { path: profile }] as const]
    const example = examples[route.id]
    if (example !== undefined) return [[route.id, { path: example }] as const]
    const paths = concretePaths(route)
    return paths.map(
      (path) => [paths.length > 1 ? `${route.id} ${path.split('/').at(-1)}` : route.id, { path }] as const,
    )
  })
  return { ...Object.fromEntries(routes), 'not found': { path: '/boh' } }
}
