/**
 * A JSON body that is generated while it is sent. It is for large requests, which would otherwise be in
 * memory three times: as values, as text and as bytes.
 */
export class StreamedRequest {
  /** Bytes; sent as `content-length`. */
  readonly length: number
  /** Starts from the beginning on each call. Must yield `length` bytes in total. */
  readonly open: () => AsyncIterable<Uint8Array>

  constructor(length: number, open: () => AsyncIterable<Uint8Array>) {
    this.length = length
    this.open = open
  }
}
