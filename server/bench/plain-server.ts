import { createServer } from 'node:http'

/**
 * The yardstick: a constant reply of plain node:http. Headers and body come as one JSON message from the parent;
 * the port goes back to it.
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
