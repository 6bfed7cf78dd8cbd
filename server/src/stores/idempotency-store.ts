/** Values by name that a failed attempt passes on to the next one, such as the key of a bank transfer. */
export type RetryContext = Record<string, string>

/** The result of claiming a request with an idempotency key. */
export type Claim =
  /** The caller must execute the request. `retryContext` is from failed attempts; else it is empty. */
  | { readonly state: 'claimed'; readonly retryContext: RetryContext }
  /** Another caller, perhaps in another process, is executing the request. */
  | { readonly state: 'running' }
  /** The request has succeeded. `reply` is the one passed to {@link IdempotencyStore.succeed}. */
  | { readonly state: 'done'; readonly reply: string }
  /** The key was used with another body. */
  | { readonly state: 'other_body' }

/**
 * Stores the state of requests by idempotency key (contract.md, section 2). Its methods are asynchronous and its
 * values are strings, so several processes can share a store. A claim is atomic.
 */
export interface IdempotencyStore {
  /**
   * Claims a request for `leaseMs` milliseconds. The claim expires, so a process that dies does not block the
   * request.
   *
   * @param id identifies the route and the key
   * @param fingerprint a hash of the body
   */
  claim(id: string, fingerprint: string, leaseMs: number): Promise<Claim>
  /** Ends a claim with success. Further claims get `reply` for `keepMs` milliseconds. */
  succeed(id: string, fingerprint: string, reply: string, keepMs: number): Promise<void>
  /** Ends a claim with a failure. For `keepMs` milliseconds the next claim gets `retryContext`. */
  fail(id: string, fingerprint: string, retryContext: RetryContext, keepMs: number): Promise<void>
}
