import { StartError } from './start-error.ts'

/**
 * The origin of the site that uses this upstream: from `PUBLIC_URL`, or `http://localhost` with `PORT`, as
 * the product itself defaults.
 *
 * @throws StartError, with a message of one line that does not repeat the value
 */
export function readSiteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const read = (name: string) => env[name]?.trim() || null
  const origin = URL.parse(read('PUBLIC_URL') ?? `http://localhost:${read('PORT') ?? '3000'}`)
  if (origin && /^https?:$/.test(origin.protocol)) return origin.origin
  throw new StartError('PUBLIC_URL is no address of a site, e.g. https://www.example.it')
}
