import { pathOf } from '@mestieri/shared/address-path.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'

/** The address of a page that has several slashes at its end, with one; null for any other address. */
export function withoutSlashes(address: string): string | null {
  const path = pathOf(address)
  if (!path.endsWith('//')) return null
  const clean = `${withoutEndSlashes(path)}/`
  return matchPageRoute(clean) ? clean + address.slice(path.length) : null
}
