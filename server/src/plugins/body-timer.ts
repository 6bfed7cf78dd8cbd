import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the body of a request may take to arrive; the default is for JSON. */
    bodyTimeoutMs?: number
  }
}

/**
 * Ends requests whose body trickles in: 408, and the connection is closed. Node's own request timeout lets one byte
 * each 300 ms go on for minutes (security.md, LD-03 and M17).
 */
export const bodyTimerPlugin = fp<{ readonly timeoutMs: number }>(
  async (app, { timeoutMs }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { raw } = request
      const length = raw.headers['content-length']
      if ((length === undefined || length === '0') && raw.headers['transfer-encoding'] === undefined)
        return done()
      const timer = setTimeout(() => {
        // Whoever reads the body answers; where nobody does, the answer is out already.
        const isRead = !reply.raw.headersSent && raw.listenerCount('error') > 0
        if (isRead) raw.emit('error', new AppError('bad_request', { status: 408 }))
        else raw.socket.destroy()
      }, request.routeOptions.config.bodyTimeoutMs ?? timeoutMs)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
      return done()
    })
  },
  { name: 'body-timer' },
)
