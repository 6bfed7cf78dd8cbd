/** What tries of one request made and the next one needs, such as the key of a bank transfer; by name. */
export type Carried = Record<string, string>

/** How a request stands that wants to be carried out under an idempotency key. */
export type Claim =
  /** It is the caller's to carry out, with what earlier tries made. */
  | { readonly state: 'claimed'; readonly carried: Carried }
  /** Somebody else, perhaps another process, is carrying it out. */
  | { readonly state: 'running' }
  /** It succeeded; the reply is what {@link IdempotencyStore.succeed} was given. */
  | { readonly state: 'done'; readonly reply: string }
  /** The key stands for another request. */
  | { readonly state: 'other_body' }

/**
 * Remembers requests by their idempotency keys. Everything is asynchronous and flat, so that several processes can
 * share a store; a claim is atomic.
 */
export interface IdempotencyStore {
  /**
   * Claims a request, and gives the claim up by itself after `leaseMs`, lest a process that dies blocks it.
   * @param id of route and key
   * @param fingerprint of the body
   */
  claim(id: string, fingerprint: string, leaseMs: number): Promise<Claim>
  /** Ends a claim: the reply is replayed for `keepMs`. */
  succeed(id: string, fingerprint: string, reply: string, keepMs: number): Promise<void>
  /** Ends a claim: the next one of the same request gets `carried`, for `keepMs`. */
  fail(id: string, fingerprint: string, carried: Carried, keepMs: number): Promise<void>
}
