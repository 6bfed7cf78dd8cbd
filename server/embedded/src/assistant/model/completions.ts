import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** A model behind an OpenAI-compatible `chat/completions`. */
export interface AssistantModel {
  /** Base address; `/chat/completions` is added. */
  readonly url: string
  readonly apiKey: string | null
  readonly model: string
  /** Whether it can look at pictures. */
  readonly vision: boolean
}

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON, as the model wrote it: not to be trusted. */
  readonly arguments: string
}

type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }

/** A message of the protocol. */
export type ModelMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string | readonly ContentPart[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls: readonly unknown[] }

/** One answer of the model: words, calls of tools, or both. */
export interface Completion {
  readonly text: string
  readonly calls: readonly ToolCall[]
  /** To be sent back with the tools' results. */
  readonly message: ModelMessage
}

/** More than any answer is long. */
const maxBytes = 1024 * 1024
const maxCalls = 8

const isReply = Compile(
  Type.Object({
    choices: Type.Array(
      Type.Object({
        message: Type.Object({
          content: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          tool_calls: Type.Optional(
            Type.Union([
              Type.Null(),
              Type.Array(
                Type.Object({
                  id: Type.String(),
                  function: Type.Object({ name: Type.String(), arguments: Type.String() }),
                }),
                { maxItems: maxCalls },
              ),
            ]),
          ),
        }),
      }),
      { minItems: 1 },
    ),
  }),
)

/** The model did not answer as the protocol has it; the message never holds what it wrote. */
export class ModelError extends Error {
  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.name = 'ModelError'
  }
}

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.length
    if (length > maxBytes) throw new ModelError('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ModelError('the answer is no JSON', { cause: error })
  }
}

/**
 * Asks the model once.
 *
 * @param tools as the protocol describes them
 * @throws ModelError for any answer that is not one; whatever `fetch` rejects with otherwise
 */
export async function complete(
  { url, apiKey, model }: AssistantModel,
  messages: readonly ModelMessage[],
  tools: readonly unknown[],
  signal: AbortSignal,
): Promise<Completion> {
  const response = await fetch(`${withoutEndSlashes(url)}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      tools,
      tool_choice: 'auto',
      temperature: 0.3,
      max_tokens: 600,
      stream: false,
    }),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ModelError(`the model answered ${response.status}`)
  }
  const reply = parse(await readBounded(response))
  if (!isReply.Check(reply)) throw new ModelError('the answer has another shape')
  const [choice] = reply.choices
  const { content, tool_calls: calls } = choice?.message ?? {}
  return {
    text: (content ?? '').trim(),
    calls: (calls ?? []).map(({ id, function: { name, arguments: given } }) => ({
      id,
      name,
      arguments: given,
    })),
    message: {
      role: 'assistant',
      content: content ?? null,
      tool_calls: (calls ?? []).map(({ id, function: called }) => ({
        id,
        type: 'function',
        function: called,
      })),
    },
  }
}
