import t from 'tap'
import { Type } from 'typebox'

import { build } from '../../support/build.ts'
import { exchange } from '../../support/raw-http.ts'

const is = (type: string) => `Content-Type:${type}\r\n`

/** Header lines that have passed as JSON, or as no JSON, in other servers. */
const accepted = [
  is(' application/json'),
  is('\tapplication/json'),
  is(' \t application/json\t'),
  is(' APPLICATION/JSON'),
  is(' application/json;'),
  is(' application/json; charset=utf-8'),
  is(' application/json;charset=utf-8;x='),
  is(' application/json; ;;;'),
]
const refused = [
  '',
  is(''),
  is(' ;'),
  is(' */*'),
  is(' application/*'),
  is(' application/json\ta'),
  is(' application/json text/plain'),
  is(' application/json, text/plain'),
  is(' application/json,application/json'),
  is(' application/json/x'),
  is(' application/jsonx'),
  is(' application/json+x'),
  is(' application/x-json'),
  is(' application/json\u00a0'),
  is(' application /json'),
  is(' application/ json'),
  is(' application\\json'),
  is(' "application/json"'),
  is(' ; application/json'),
  is(' text/plain;application/json'),
  is(' text/plain') + is(' application/json'),
  is(' application/xml'),
  is(' multipart/form-data'),
]

t.test('IV-02: a body is read only where its one type is JSON, however it is written', async (t) => {
  let reached = 0
  const schema = { body: Type.Object({ name: Type.String() }) }
  const { port } = await build(t, {
    routes: (app) =>
      void app.post('/api/echo', { config: { rateLimitGroup: 'reads' }, schema }, async () => {
        reached += 1
        return {}
      }),
  })
  const statusOf = async (lines: string) => {
    const head = `POST /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines}Content-Length: 12\r\n\r\n`
    return (await exchange(t, port, `${head}{"name":"a"}`)).status
  }
  for (const lines of accepted) t.equal(await statusOf(lines), 200, JSON.stringify(lines))
  t.equal(reached, accepted.length)
  for (const lines of refused) t.equal(await statusOf(lines), 415, JSON.stringify(lines))
  t.equal(reached, accepted.length, 'no refused body reaches the handler')
})
