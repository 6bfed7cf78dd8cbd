/**
 * A reason why a command cannot run that the operator can fix. The message is printed as one line, without a
 * stack.
 */
export class StartError extends Error {
  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.name = 'StartError'
  }
}
