import { randomBytes } from 'node:crypto'

/** 192 bits out of which nobody guesses one, in letters and digits. */
export function randomToken(): string {
  return randomBytes(24).toString('hex')
}
