import { parseArgs } from 'node:util'

import type { ForgetTarget } from './retention/forget.ts'
import { StartError } from './start-error.ts'

interface WithDataDir {
  readonly dataDir: string
}

/** A parsed command line of `npm run upstream`. */
export type Command =
  | (WithDataDir & { readonly name: 'serve'; readonly port: number; readonly host: string })
  | (WithDataDir & { readonly name: 'list'; readonly listing: string; readonly json: boolean })
  /** With `uid` null, the first professional is used. */
  | (WithDataDir & {
      readonly name: 'make token'
      readonly uid: string | null
      readonly expired: boolean
      readonly json: boolean
    })
  /** With `to` null, the backup gets a folder of its own in the data folder. */
  | (WithDataDir & { readonly name: 'backup'; readonly to: string | null })
  | (WithDataDir & {
      readonly name: 'forget'
      readonly target: ForgetTarget
      readonly dryRun: boolean
      readonly json: boolean
    })

const defaults = { port: '4000', host: '127.0.0.1', dataDir: './data' }

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  uid: { type: 'string' },
  expired: { type: 'boolean' },
  json: { type: 'boolean' },
  phone: { type: 'string' },
  email: { type: 'string' },
  thread: { type: 'string' },
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
  to: { type: 'string' },
  'data-dir': { type: 'string', default: defaults.dataDir },
} as const

type Option = Exclude<keyof typeof options, 'data-dir'>

/** The commands that accept each option. `--data-dir` is valid for all. */
const commandsOf: Readonly<Record<Option, string>> = {
  port: 'serving',
  host: 'serving',
  uid: 'make token',
  expired: 'make token',
  json: 'list, make token and forget',
  phone: 'forget',
  email: 'forget',
  thread: 'forget',
  'older-than': 'forget',
  'dry-run': 'forget',
  to: 'backup',
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

/** @throws StartError for an option that `command` does not accept */
function checkOptions(values: Values, command: string): void {
  for (const [name, commands] of Object.entries(commandsOf)) {
    if (values[name as Option] !== undefined && !commands.includes(command)) {
      throw new StartError(`--${name} goes with ${commands}, not with ${command}`)
    }
  }
}

function readServe(values: Values): Command {
  checkOptions(values, 'serving')
  const { port = defaults.port, host = defaults.host, 'data-dir': dataDir } = values
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`--port must be a number from 0 to 65535, e.g. --port ${defaults.port}`)
  }
  return { name: 'serve', dataDir, port: Number(port), host }
}

/** A number of days: `90` or `90d`. */
const age = /^(\d{1,5})d?$/

function readTarget(values: Values): ForgetTarget {
  const given = (['phone', 'email', 'thread', 'older-than'] as const).filter((by) => values[by] !== undefined)
  const [by] = given
  if (by === undefined || given.length > 1) {
    throw new StartError('forget takes one of --phone, --email, --thread or --older-than')
  }
  const value = values[by]?.trim() ?? ''
  if (value === '') throw new StartError(`--${by} must not be empty`)
  if (by !== 'older-than') return { by, value }
  const days = Number(age.exec(value)?.[1] ?? 0)
  if (days < 1) throw new StartError('--older-than must be a number of days, e.g. --older-than 90d')
  return { by, days }
}

function readForget(values: Values): Command {
  checkOptions(values, 'forget')
  const { json = false, 'dry-run': dryRun = false, 'data-dir': dataDir } = values
  return { name: 'forget', dataDir, target: readTarget(values), dryRun, json }
}

/**
 * Parses the arguments of `npm run upstream`. Without a command it serves; `list <name>` prints stored data;
 * `make token` creates a token for a test login; `forget` erases data; `backup` copies them.
 *
 * @param listings the valid names for `list`
 * @throws StartError, with a message of one line, for invalid arguments
 */
export function readCommand(args: string[], listings: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const { json = false, uid = null, expired = false, 'data-dir': dataDir } = values
  const [name, subject, ...more] = positionals
  if (name === undefined) return readServe(values)
  const hasOneSubject = subject !== undefined && more.length === 0
  if (name === 'list') {
    if (!hasOneSubject || !listings.includes(subject)) {
      throw new StartError(`list takes one name: list ${listings.join(' or list ')}`)
    }
    checkOptions(values, name)
    return { name, dataDir, listing: subject, json }
  }
  if (name === 'make' && hasOneSubject && subject === 'token') {
    checkOptions(values, 'make token')
    return { name: 'make token', dataDir, uid, expired, json }
  }
  if (name === 'forget' && subject === undefined) return readForget(values)
  if (name === 'backup' && subject === undefined) {
    checkOptions(values, name)
    return { name, dataDir, to: values.to ?? null }
  }
  throw new StartError(
    `${positionals.join(' ')} is not a command: give no command to serve, or make token, or forget, or backup, or list ${listings.join(' or list ')}`,
  )
}
