/**
 * A JSON body that is made while it is sent, for requests that are too large to be held in memory several times over:
 * as values, as text and as bytes.
 */
export class StreamedRequest {
  /** Bytes. */
  readonly length: number
  /** Begins anew with each call; the pieces are `length` bytes in all. */
  readonly open: () => AsyncIterable<Uint8Array>

  constructor(length: number, open: () => AsyncIterable<Uint8Array>) {
    this.length = length
    this.open = open
  }
}
