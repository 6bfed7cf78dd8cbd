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

/** The most bytes of an answer that are read. */
const maxBytes = 1024 * 1024
/** The most bytes of an error answer that are read. */
const maxErrorBytes = 64 * 1024

/** Asks one model. What it learns about the service it keeps for as long as the process lives. */
export interface ModelClient {
  /**
   * Asks once.
   *
   * @param tools as the protocol describes them
   * @throws ModelError for any answer that is not one; whatever `fetch` rejects with otherwise
   */
  complete(
    messages: readonly ModelMessage[],
    tools: readonly object[],
    deadline: CallDeadline,
  ): Promise<Completion>
}

/** Until when all calls of a turn have to be done. */
export interface CallDeadline {
  readonly signal: AbortSignal
  /** On the clock of {@link Timing}. */
  readonly at: number
}

async function readBounded(response: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
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

/** How long to wait before a second try if the service does not say, in ms. */
const usualPause = 500

/** What `Retry-After` asks for, in ms; a date is not worth reading for a pause of seconds. */
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

  /** Repeats a request once that a busy or broken service refused, after a pause, if there is time. */
  async function sendTwice(body: object, { signal, at }: CallDeadline): Promise<Response> {
    const first = await send(body, signal)
    const pause = pauseOf(first)
    if (!mayPass(first) || timing.now() + pause >= at) return first
    await first.body?.cancel()
    await timing.wait(pause, signal)
    return send(body, signal)
  }

  /** Asks with these parameters, and again without one that the service names as refused. */
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
