import { setTimeout } from 'node:timers/promises'

const maxRepeats = 10

/**
 * Fetches from a product in a process of its own. On a busy machine it refuses requests (security.md, LD-02): repeats
 * such a request after the time that `retry-after` names, as the site's pages do.
 *
 * @param init its body is no stream, because a stream can be sent once only
 */
export async function fetchServed(
  url: string,
  init: RequestInit = {},
  repeatsLeft = maxRepeats,
): Promise<Response> {
  const response = await fetch(url, init)
  const seconds = Number(response.headers.get('retry-after'))
  if (response.status !== 503 || !(seconds > 0) || repeatsLeft === 0) return response
  await response.arrayBuffer()
  await setTimeout(seconds * 1_000)
  return fetchServed(url, init, repeatsLeft - 1)
}
