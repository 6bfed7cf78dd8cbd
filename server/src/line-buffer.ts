/** Gathers log lines and hands them on in one piece. */
export interface LineBuffer {
  write(line: string): void
  /** Hands on what there is. */
  flush(): void
}

/**
 * A destination for a logger that writes when enough has come together, or when it is told to: a system call for
 * each line would cost more than the request it tells of, and pino's own buffer measures all it holds at each line.
 * @param write takes a piece of whole lines
 * @param enough characters that are worth a call
 */
export function createLineBuffer(write: (lines: string) => void, enough = 16_384): LineBuffer {
  let gathered = ''

  function flush(): void {
    if (gathered === '') return
    const lines = gathered
    gathered = ''
    write(lines)
  }

  return {
    flush,
    write(line) {
      gathered += line
      if (gathered.length >= enough) flush()
    },
  }
}
