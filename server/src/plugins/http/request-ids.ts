import { randomBytes } from 'node:crypto'

/**
 * Creates request ids: a random prefix of this process and a counter, because a UUID per request is slow to
 * create. Only a trusted proxy may send an id instead (proxy-headers.ts).
 */
export function createRequestIds(prefix: string = randomBytes(6).toString('hex')): () => string {
  const start = `${prefix}-`
  let count = 0
  return () => {
    count += 1
    return `${start}${count}`
  }
}
