import { createServer } from 'node:http'

/**
 * The server to compare with: plain node:http with a constant reply. The parent process sends headers and
 * body in one message, and this process answers with its port.
 */
process.once('message', (reply: { headers: [string, string][]; body: string }) => {
  const body = Buffer.from(reply.body)
  const headers = reply.headers.flat()
  const server = createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  })
})
