import fp from 'fastify-plugin'

import { AppError } from '../../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Milliseconds until the whole request body must have arrived, by its announced size in bytes; null if it
     * announces none. Default: the limit for JSON bodies.
     */
    bodyTimeoutMs?: (announcedBytes: number | null) => number
  }
}

/**
 * Ends a request whose body arrives too slowly with 408 and closes the connection. Node's own request timeout
 * lets a client that sends one byte every 300 ms go on for minutes (security.md, LD-03 and M17).
 */
export const bodyTimerPlugin = fp<{ readonly timeoutMs: number }>(
  async (app, { timeoutMs }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { raw } = request
      const length = raw.headers['content-length']
      if ((length === undefined || length === '0') && raw.headers['transfer-encoding'] === undefined)
        return done()
      const { bodyTimeoutMs } = request.routeOptions.config
      const ms = bodyTimeoutMs?.(length === undefined ? null : Number(length)) ?? timeoutMs
      const timer = setTimeout(() => {
        // A parser that still reads the body turns the error into the 408. Without a reader the response was
        // already sent, so only the connection has to be closed.
        const isRead = !reply.raw.headersSent && raw.listenerCount('error') > 0
        if (isRead) raw.emit('error', new AppError('bad_request', { status: 408 }))
        else raw.socket.destroy()
      }, ms)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
      return done()
    })
  },
  { name: 'body-timer' },
)
