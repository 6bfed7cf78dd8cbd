import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import { tiles } from '@mestieri/shared/services/tiles.ts'

import { patterns, says } from '../italian/patterns.ts'

const words = {
  tinteggiatura: 'tinteggi*|imbianc*|pitturare|dipingere|imbianchino',
  ristrutturazione_bagno: 'rifare bagno|ristrutturare bagno|bagno nuovo|bagno',
  ristrutturazione_tetto: 'tetto|tegole|grondai*',
  ristrutturazione_facciata: 'facciata|cappotto termico|cappotto',
  serramenti: 'serrament*|infissi|finestre|portefinestre',
  caldaia: 'caldaia|scaldare casa',
  impianto_fotovoltaico: 'fotovoltaic*|pannelli solari|pannelli',
  impianti:
    'impianto elettrico|impianto idraulico|elettricista|idraulico|condizionator*|climatizzator*|antifurto|allarme',
  ristrutturazione: 'ristrutturare casa|ristrutturazione completa|ristrutturare tutto',
} as const satisfies Record<ServiceSlug, string>

const known = tiles.map(({ slug, title }) => ({ slug, title, list: patterns(words[slug]) }))

/** Another service than this one, where a message is about it; null otherwise. */
export function otherService(
  content: readonly string[],
  current: string,
): { readonly slug: ServiceSlug; readonly title: string } | null {
  const named = known.filter(({ list }) => says(content, list))
  if (named.some(({ slug }) => slug === current)) return null
  return named[0] ?? null
}
