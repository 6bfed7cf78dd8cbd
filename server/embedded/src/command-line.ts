import { parseArgs } from 'node:util'

import { StartError } from './start-error.ts'

interface InFolder {
  readonly dataDir: string
}

/** What the operator asked for. */
export type Command =
  | (InFolder & { readonly name: 'serve'; readonly port: number; readonly host: string })
  | (InFolder & { readonly name: 'list'; readonly listing: string; readonly json: boolean })
  /** `uid` is null for anybody's. */
  | (InFolder & {
      readonly name: 'make token'
      readonly uid: string | null
      readonly expired: boolean
      readonly json: boolean
    })

const defaults = { port: '4000', host: '127.0.0.1', dataDir: './data' }

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  uid: { type: 'string' },
  expired: { type: 'boolean' },
  json: { type: 'boolean' },
  'data-dir': { type: 'string', default: defaults.dataDir },
} as const

type Option = Exclude<keyof typeof options, 'data-dir'>

/** What each option goes with. */
const places: Readonly<Record<Option, string>> = {
  port: 'serving',
  host: 'serving',
  uid: 'make token',
  expired: 'make token',
  json: 'list and make token',
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(error.message, { cause: error })
  }
}

type Values = ReturnType<typeof parse>['values']

/** @throws StartError for an option that goes with another command */
function checkOptions(values: Values, command: string): void {
  for (const [name, place] of Object.entries(places)) {
    if (values[name as Option] !== undefined && !place.includes(command)) {
      throw new StartError(`--${name} goes with ${place}, not with ${command}`)
    }
  }
}

function readServe(values: Values): Command {
  checkOptions(values, 'serving')
  const { port = defaults.port, host = defaults.host, 'data-dir': dataDir } = values
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`--port is a number from 0 to 65535, e.g. --port ${defaults.port}`)
  }
  return { name: 'serve', dataDir, port: Number(port), host }
}

/**
 * Reads the arguments of `npm run upstream`: none of them a command to serve, `list` and a name to look at what came
 * in, `make token` for a login to try.
 *
 * @param listings the names that `list` knows
 * @throws StartError in one line for what it does not understand
 */
export function readCommand(args: string[], listings: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const { json = false, uid = null, expired = false, 'data-dir': dataDir } = values
  const [name, thing, ...more] = positionals
  if (name === undefined) return readServe(values)
  const isOne = thing !== undefined && more.length === 0
  if (name === 'list') {
    if (!isOne || !listings.includes(thing)) {
      throw new StartError(`list wants one name: list ${listings.join(' or list ')}`)
    }
    checkOptions(values, name)
    return { name, dataDir, listing: thing, json }
  }
  if (name === 'make' && isOne && thing === 'token') {
    checkOptions(values, 'make token')
    return { name: 'make token', dataDir, uid, expired, json }
  }
  throw new StartError(
    `${positionals.join(' ')} is no command: give none to serve, make token, or list ${listings.join(' or list ')}`,
  )
}
