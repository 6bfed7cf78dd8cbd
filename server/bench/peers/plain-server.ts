/**
 * Plain `node:http` with one constant answer. The first argument is the port, the second a JSON file with the
 * `headers` (pairs of name and value) and the `body` in base64.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file = ''] = process.argv.slice(2)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- run.ts has written it
const answer = JSON.parse(readFileSync(file, 'utf8')) as { headers: [string, string][]; body: string }
const body = Buffer.from(answer.body, 'base64')
const headers = answer.headers.flat()

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
