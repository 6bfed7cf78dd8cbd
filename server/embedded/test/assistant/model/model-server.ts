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
      tool_calls?: { id: string; function: { name: string; arguments: string } }[]
    }[]
    readonly tools: readonly { function: { name: string } }[]
    readonly max_tokens?: number
    readonly max_completion_tokens?: number
    readonly temperature?: number
    readonly tool_choice?: string
  }
}

/** One answer of the model: words, calls of tools, a whole message, or anything that a broken server may do. */
export type ModelAnswer =
  | { readonly text: string }
  | { readonly calls: readonly (readonly [name: string, args: unknown])[] }
  | { readonly message: object }
  | ((response: ServerResponse, body: ModelRequest['body']) => void)

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return JSON.parse(text)
}

function messageOf(answer: Exclude<ModelAnswer, (...args: never) => unknown>): object {
  if ('message' in answer) return answer.message
  if ('text' in answer) return { role: 'assistant', content: answer.text }
  return {
    role: 'assistant',
    content: null,
    tool_calls: answer.calls.map(([name, args], index) => ({
      id: `call_${index}`,
      type: 'function',
      function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    })),
  }
}

/** Answers with a message, as the protocol has it. */
export function writeMessage(response: ServerResponse, message: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
}

/** Answers with an error as OpenAI writes it. */
export function writeError(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

/** A server that speaks OpenAI's chat completions and gives the answers in their order. */
export async function startModelServer(t: Test, answers: readonly ModelAnswer[]) {
  const requests: ModelRequest[] = []
  const left = [...answers]
  const server = createServer((request, response) => {
    void (async () => {
      const { authorization } = request.headers
      const body = (await readJson(request)) as ModelRequest['body']
      requests.push({ authorization, url: request.url, body })
      const answer = left.shift()
      if (answer === undefined) response.writeHead(401).end()
      else if (typeof answer === 'function') answer(response, body)
      else writeMessage(response, messageOf(answer))
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
