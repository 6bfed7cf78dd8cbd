/** 32 random hexadecimal digits, e.g. for `Idempotency-Key`. Plain HTTP pages have no `crypto.randomUUID`. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
