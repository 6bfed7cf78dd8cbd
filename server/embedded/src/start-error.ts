/** Why the embedded upstream cannot start: one line for whoever operates it, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.name = 'StartError'
  }
}
