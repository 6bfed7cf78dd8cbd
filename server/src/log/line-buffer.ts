/** Buffers log lines. */
export interface LineBuffer {
  write(line: string): void
  /** Writes the buffered lines. */
  flush(): void
}

/**
 * Creates a log destination that writes when its buffer is full, or when it is flushed. A system call per
 * line would cost more than the request that the line is about. Pino's own buffer is not used because it
 * measures its whole content at each line.
 *
 * @param write called with one or more whole lines
 * @param flushLength the number of characters at which the buffer is written
 */
export function createLineBuffer(write: (lines: string) => void, flushLength = 16_384): LineBuffer {
  let buffered = ''

  function flush(): void {
    if (buffered === '') return
    const lines = buffered
    buffered = ''
    write(lines)
  }

  return {
    flush,
    write(line) {
      buffered += line
      if (buffered.length >= flushLength) flush()
    },
  }
}
