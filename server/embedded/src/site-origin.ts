import { StartError } from './start-error.ts'

/**
 * Where the site is that this upstream stands behind: `PUBLIC_URL`, or the product's own default for its port.
 *
 * @throws StartError in one line, without the value
 */
export function readSiteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const read = (name: string) => env[name]?.trim() || null
  const origin = URL.parse(read('PUBLIC_URL') ?? `http://localhost:${read('PORT') ?? '3000'}`)
  if (origin && /^https?:$/.test(origin.protocol)) return origin.origin
  throw new StartError('PUBLIC_URL is no address of a site, e.g. https://www.example.it')
}
