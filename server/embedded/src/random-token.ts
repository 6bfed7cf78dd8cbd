import { randomBytes } from 'node:crypto'

/** A cryptographically random token: 192 bits as 48 hexadecimal digits. */
export function randomToken(): string {
  return randomBytes(24).toString('hex')
}
