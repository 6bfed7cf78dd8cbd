import { catalogue, type ServiceSlug, serviceSlugs } from '@mestieri/shared/services/catalogue.ts'
import { interviews } from '@mestieri/shared/services/interviews.ts'

import { patterns, says } from '../italian/patterns.ts'

const known = serviceSlugs.map((slug) => ({
  slug,
  title: catalogue[slug].title,
  list: patterns(interviews[slug].mentions),
}))

/** Another service than this one, where a message is about it; null otherwise. */
export function otherService(
  content: readonly string[],
  current: string,
): { readonly slug: ServiceSlug; readonly title: string } | null {
  const named = known.filter(({ list }) => says(content, list))
  if (named.some(({ slug }) => slug === current)) return null
  return named[0] ?? null
}
