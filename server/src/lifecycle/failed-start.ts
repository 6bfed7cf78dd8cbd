/** The names of errors whose messages are written for operators. */
const selfExplanatory = new Set(['ConfigError', 'StartError'])

/**
 * Explains to the operator why the start failed, with one line per reason. An unexpected error is returned
 * with its stack.
 */
export function explainFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (selfExplanatory.has(error.name)) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'mkdtemp') {
    return `TMPDIR is not a folder that this user may write to (${code}); for example TMPDIR=/tmp`
  }
  return error.stack ?? error.message
}
