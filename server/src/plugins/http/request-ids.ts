import { randomBytes } from 'node:crypto'

/**
 * Makes request ids: a prefix of this process and a counter, because a UUID for each request is dear. An id that a
 * client sends is not taken over: it would let anybody write into the log.
 */
export function createRequestIds(prefix: string = randomBytes(6).toString('hex')): () => string {
  const start = `${prefix}-`
  let count = 0
  return () => {
    count += 1
    return `${start}${count}`
  }
}
