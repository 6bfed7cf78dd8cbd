import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Test } from 'tap'

/** What the assistant sent to the model. */
export interface ModelRequest {
  readonly authorization: string | undefined
  readonly url: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: readonly {
      role: string
      content: string | { type: string; image_url?: { url: string } }[] | null
      tool_call_id?: string
    }[]
    readonly tools: readonly { function: { name: string } }[]
  }
}

/** One answer of the model: words, calls of tools, or anything that a broken server may do. */
export type ModelAnswer =
  | { readonly text: string }
  | { readonly calls: readonly (readonly [name: string, args: unknown])[] }
  | ((response: ServerResponse) => void)

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return JSON.parse(text)
}

function write(response: ServerResponse, answer: ModelAnswer): void {
  if (typeof answer === 'function') {
    answer(response)
    return
  }
  const message =
    'text' in answer
      ? { role: 'assistant', content: answer.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: answer.calls.map(([name, args], index) => ({
            id: `call_${index}`,
            type: 'function',
            function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
          })),
        }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
}

/** A server that speaks OpenAI's chat completions and gives the answers in their order. */
export async function startModelServer(t: Test, answers: readonly ModelAnswer[]) {
  const requests: ModelRequest[] = []
  const left = [...answers]
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization } = request.headers
      requests.push({
        authorization,
        url: request.url,
        body: (await readJson(request)) as ModelRequest['body'],
      })
      write(response, left.shift() ?? ((broken) => broken.writeHead(500).end()))
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, requests }
}
