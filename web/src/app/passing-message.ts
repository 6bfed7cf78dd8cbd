/** A short message from one page to the next, for example the reason of a redirect. */
let pending: string | null = null

/** Sets the message for the next page. It replaces an earlier one. */
export function leaveMessage(message: string): void {
  pending = message
}

/** Returns and clears the message, so that it is shown once. */
export function takeMessage(): string | null {
  const message = pending
  pending = null
  return message
}
