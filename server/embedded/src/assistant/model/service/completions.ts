import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'

import { type Parameters, usualParameters, valuesOf, withoutRefused } from './parameters.ts'
import {
  type AssistantModel,
  type Completion,
  ModelError,
  type ModelMessage,
  readCompletion,
} from './protocol.ts'
import type { Timing } from './timing.ts'

/** Maximum size of an answer in bytes. */
const maxBytes = 1024 * 1024
/** Maximum size of an error answer in bytes. */
const maxErrorBytes = 64 * 1024

/** The client of one model. It remembers the parameters that the service refuses until the process ends. */
export interface ModelClient {
  /**
   * Sends one request to the model.
   *
   * @param tools the tools in the format of the protocol
   * @throws ModelError for an invalid answer; any rejection of `fetch` is passed on
   */
  complete(
    messages: readonly ModelMessage[],
    tools: readonly object[],
    deadline: CallDeadline,
  ): Promise<Completion>
}

/** The deadline of all calls of a turn. */
export interface CallDeadline {
  readonly signal: AbortSignal
  /** On the clock of {@link Timing}, in ms. */
  readonly at: number
}

async function readBounded(response: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = response.body ?? []
  for await (const piece of body) {
    length += piece.length
    if (length > most) throw new ModelError('the answer is too large')
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

/** Pause in ms before a retry without `Retry-After`. */
const usualPause = 500

/**
 * Returns the pause of `Retry-After` in ms. The date form is ignored, because the client waits only for
 * pauses of seconds.
 */
function pauseOf(response: Response): number {
  const given = response.headers.get('retry-after')?.trim() ?? ''
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) * 1000 : usualPause
}

function mayPass({ status }: Response): boolean {
  return status === 429 || status >= 500
}

function isRefusal({ status }: Response): boolean {
  return status === 400 || status === 422
}

/** Makes the client of a model. */
export function createModelClient({ url, apiKey, model }: AssistantModel, timing: Timing): ModelClient {
  const address = `${withoutEndSlashes(url)}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  let known: Parameters = usualParameters
  let madeIds = 0
  const newId = (): string => `call_made_${(madeIds += 1)}`

  function send(body: object, signal: AbortSignal): Promise<Response> {
    return fetch(address, { method: 'POST', redirect: 'error', signal, headers, body: JSON.stringify(body) })
  }

  /**
   * Sends a request. If a busy or failing service refused it, retries once after a pause if the deadline
   * allows it.
   */
  async function sendTwice(body: object, { signal, at }: CallDeadline): Promise<Response> {
    const first = await send(body, signal)
    const pause = pauseOf(first)
    if (!mayPass(first) || timing.now() + pause >= at) return first
    await first.body?.cancel()
    await timing.wait(pause, signal)
    return send(body, signal)
  }

  /**
   * Sends a request with these parameters, and again without a parameter that the service refuses by name.
   */
  async function ask(request: object, parameters: Parameters, deadline: CallDeadline): Promise<Completion> {
    const response = await sendTwice({ ...request, ...valuesOf(parameters) }, deadline)
    if (response.ok) {
      known = parameters
      return readCompletion(parse(await readBounded(response, maxBytes)), newId)
    }
    const left = isRefusal(response)
      ? withoutRefused(parameters, await readBounded(response, maxErrorBytes))
      : null
    if (left) return ask(request, left, deadline)
    if (!response.bodyUsed) await response.body?.cancel()
    throw new ModelError(`the model answered ${response.status}`)
  }

  return { complete: (messages, tools, deadline) => ask({ model, messages, tools }, known, deadline) }
}
