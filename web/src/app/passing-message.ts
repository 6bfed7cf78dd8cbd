/** A short message that one page leaves for the next, for example why it sent the visitor on. */
let pending: string | null = null

/** Leaves a message; a later one takes its place. */
export function leaveMessage(message: string): void {
  pending = message
}

/** Takes the message, so that it is shown once. */
export function takeMessage(): string | null {
  const message = pending
  pending = null
  return message
}
