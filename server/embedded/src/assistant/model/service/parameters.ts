/**
 * Maximum number of tokens. It leaves room for reasoning, which some models count as tokens of the answer.
 */
const mostTokens = 2000

/** A parameter of a request that a service may refuse. */
type Optional = 'max_tokens' | 'max_completion_tokens' | 'temperature' | 'tool_choice' | 'stream'

const values: Readonly<Record<Optional, unknown>> = {
  max_tokens: mostTokens,
  max_completion_tokens: mostTokens,
  temperature: 0.3,
  tool_choice: 'auto',
  stream: false,
}

/** Replacements for refused parameters. */
const successors: Partial<Record<Optional, Optional>> = { max_tokens: 'max_completion_tokens' }

/** The parameters that are sent besides model, messages and tools. */
export type Parameters = readonly Optional[]

/** All services accept these, except for the newest models. */
export const usualParameters: Parameters = ['max_tokens', 'temperature', 'tool_choice', 'stream']

/** Returns the parameters with their values, as a request contains them. */
export function valuesOf(parameters: Parameters): Readonly<Record<string, unknown>> {
  return Object.fromEntries(parameters.map((name) => [name, values[name]]))
}

const refusals = [
  'unsupported',
  'not supported',
  'not support',
  'unknown',
  'unrecognized',
  'unexpected',
  'not permitted',
  'not allowed',
  'forbidden',
  'deprecated',
  'requires',
]

/**
 * Returns the parameters without the one that an error names as refused, with its replacement if there is
 * one; null if the error names none of the sent parameters. `Unsupported parameter: 'max_tokens' …` names the
 * refused one and also its replacement.
 *
 * @param body the body of an answer with status 400 or 422
 */
export function withoutRefused(parameters: Parameters, body: string): Parameters | null {
  const text = body.toLowerCase()
  if (!refusals.some((words) => text.includes(words))) return null
  const words = text.split(/[^a-z_]+/)
  const places = parameters
    .map((name) => ({ name, at: words.indexOf(name) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
  const [first] = places
  if (!first) return null
  const successor = successors[first.name]
  return parameters.flatMap((name) => (name === first.name ? (successor ? [successor] : []) : [name]))
}
