/** Errors that say themselves, in words for an operator, what is wrong. */
const plainSpoken = new Set(['ConfigError', 'StartError'])

/**
 * The lines for an operator that explain why a start failed: one for each reason, without a stack. A fault of the
 * code's own keeps its stack.
 */
export function explainFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (plainSpoken.has(error.name)) return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'mkdtemp') {
    return `TMPDIR is no folder that this user may write to (${code}); for example TMPDIR=/tmp`
  }
  if (code === 'EADDRINUSE') return 'PORT or METRICS_PORT is taken by another program; for example PORT=3001'
  if (code === 'EADDRNOTAVAIL') return 'HOST is no address of this machine; for example HOST=127.0.0.1'
  if (code === 'EACCES' && syscall === 'listen') {
    return 'PORT or METRICS_PORT may not be used by this user; for example PORT=3000'
  }
  return error.stack ?? error.message
}
