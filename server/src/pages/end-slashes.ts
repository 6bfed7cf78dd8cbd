import { pathOf } from '@mestieri/shared/address-path.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'

/** Replaces several trailing slashes of a page's path by one. Returns null for every other URL. */
export function withoutSlashes(address: string): string | null {
  const path = pathOf(address)
  if (!path.endsWith('//')) return null
  const clean = `${withoutEndSlashes(path)}/`
  return matchPageRoute(clean) ? clean + address.slice(path.length) : null
}
