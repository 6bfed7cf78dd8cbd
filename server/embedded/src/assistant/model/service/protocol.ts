import { isRecord } from '@mestieri/shared/records.ts'

/** A model with an OpenAI-compatible `chat/completions` API. */
export interface AssistantModel {
  /** Base URL, to which `/chat/completions` is added. */
  readonly url: string
  readonly apiKey: string | null
  readonly model: string
  /** Whether it can read pictures. */
  readonly vision: boolean
}

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** Parsed but not validated. Null if the model did not write a JSON object. */
  readonly arguments: Readonly<Record<string, unknown>> | null
}

export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }

/** A message of the protocol. */
export type ModelMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string | readonly ContentPart[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls: readonly object[] }

/** One answer of the model: text, tool calls, or both. */
export interface Completion {
  readonly text: string
  readonly calls: readonly ToolCall[]
  /** The message to send back together with the results of the tools. */
  readonly message: ModelMessage
}

/** An answer that breaks the protocol. The error message never contains the model's text. */
export class ModelError extends Error {
  constructor(message: string, options?: { readonly cause: unknown }) {
    super(message, options)
    this.name = 'ModelError'
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Maximum number of tool calls in one answer. */
const maxCalls = 32
/** Maximum length of a call's arguments in characters. */
const maxArguments = 4000
const maxName = 64
const maxId = 200

/** Returns the text of a message: a string, or the text parts of a list. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) => {
      if (typeof part === 'string') return part
      if (!isRecord(part)) return ''
      const { type, text } = part
      return (type === undefined || type === 'text' || type === 'output_text') && typeof text === 'string'
        ? text
        : ''
    })
    .join('')
}

/** Removes the reasoning that some models write between these tags before the answer. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf('</think>')
  if (end !== -1) return text.slice(end + '</think>'.length)
  return text.trimStart().startsWith('<think>') ? '' : text
}

function readArguments(given: unknown): Fields | null {
  if (isRecord(given)) return JSON.stringify(given).length > maxArguments ? null : given
  if (given === undefined || given === null || given === '') return {}
  if (typeof given !== 'string' || given.length > maxArguments) return null
  try {
    const value: unknown = JSON.parse(given)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

interface ReadCall {
  readonly call: ToolCall
  readonly raw: object
}

/**
 * Reads a call; null for an invalid one. A call without an id, or with the id of another call, gets a new id.
 */
function readCall(value: unknown, ids: Set<string>, newId: () => string): ReadCall | null {
  if (!isRecord(value) || !isRecord(value['function'])) return null
  const { name, arguments: given } = value['function']
  if (typeof name !== 'string' || name === '' || name.length > maxName) return null
  const typed = value['id']
  const isOwn = typeof typed === 'string' && typed !== '' && typed.length <= maxId && !ids.has(typed)
  const id = isOwn ? typed : newId()
  ids.add(id)
  const args = readArguments(given)
  const json = JSON.stringify(args ?? {})
  // Other fields of a call are sent back unchanged: Gemini refuses a call without its signature in
  // `extra_content`.
  const raw = { ...value, id, type: 'function', function: { name, arguments: json } }
  return { call: { id, name, arguments: args }, raw }
}

/** Fields of an answer that some services require back with its calls. */
const echoed = ['reasoning_content', 'reasoning_details'] as const

function echoOf(message: Fields): object {
  return Object.fromEntries(
    echoed.flatMap((name) => (message[name] == null ? [] : [[name, message[name]] as const])),
  )
}

/**
 * Reads the body of an answer. Formats differ between services: content in parts, arguments as an object,
 * calls without ids. Invalid parts are omitted.
 *
 * @param newId makes an id that no other call of the conversation has
 * @throws ModelError if the body has no message
 */
export function readCompletion(reply: unknown, newId: () => string): Completion {
  const choices = isRecord(reply) ? reply['choices'] : null
  const choice: unknown = Array.isArray(choices) ? choices[0] : null
  const message = isRecord(choice) ? choice['message'] : null
  if (!isRecord(message)) throw new ModelError('the answer has another shape')
  const given: unknown = message['tool_calls']
  const ids = new Set<string>()
  const calls = (Array.isArray(given) ? given.slice(0, maxCalls) : [])
    .map((value: unknown) => readCall(value, ids, newId))
    .filter((call) => call !== null)
  const text = withoutThoughts(readContent(message['content'])).trim()
  return {
    text,
    calls: calls.map(({ call }) => call),
    message:
      calls.length === 0
        ? { role: 'assistant', content: text }
        : {
            role: 'assistant',
            content: text === '' ? null : text,
            ...echoOf(message),
            tool_calls: calls.map(({ raw }) => raw),
          },
  }
}
