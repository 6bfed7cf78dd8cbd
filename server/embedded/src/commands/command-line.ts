import { parseArgs } from 'node:util'

import { hasKey, keysOf } from '@mestieri/shared/records.ts'
import { isCalendarDate, romeMidnight } from '@mestieri/shared/rome-time.ts'

import type { ListingRange } from '../listings/listing.ts'
import type { ForgetTarget } from '../retention/forget.ts'
import { StartError } from '../start-error.ts'
import { commandHelp, type CommandName, optionHelp, type OptionName } from './help.ts'

interface WithDataDir {
  readonly dataDir: string
}

/** The form of a file of professionals. */
export type FileFormat = 'csv' | 'json'

/** A parsed command line of `npm run upstream`. */
export type Command =
  | { readonly name: 'help'; readonly of: CommandName }
  | (WithDataDir & {
      readonly name: 'serve'
      readonly port: number
      readonly host: string
      /** Whether to write the sample professionals into a new database. */
      readonly samples: boolean
    })
  | (WithDataDir & {
      readonly name: 'list'
      readonly listing: string
      readonly range: ListingRange
      readonly json: boolean
    })
  /** With `uid` null, the first professional is used. */
  | (WithDataDir & {
      readonly name: 'make token'
      readonly uid: string | null
      readonly expired: boolean
      readonly json: boolean
    })
  | (WithDataDir & {
      readonly name: 'import professionals'
      readonly file: string
      readonly format: FileFormat
      /** The folder of the pictures; null if none is given. */
      readonly pictures: string | null
      readonly dryRun: boolean
    })
  | (WithDataDir & {
      readonly name: 'export professionals'
      /** Null for stdout. */
      readonly file: string | null
      readonly format: FileFormat
      readonly pictures: string | null
    })
  /** With `uid` null, the samples are removed. */
  | (WithDataDir & { readonly name: 'remove'; readonly uid: string | null; readonly dryRun: boolean })
  | (WithDataDir & {
      readonly name: 'forget'
      readonly target: ForgetTarget
      readonly dryRun: boolean
      readonly json: boolean
    })
  /** With `to` null, the backup gets a folder of its own in the data folder. */
  | (WithDataDir & { readonly name: 'backup'; readonly to: string | null })

/** A command before its data folder is known. */
type Unplaced = Command extends infer Each
  ? Each extends WithDataDir
    ? Omit<Each, 'dataDir'>
    : never
  : never

/** What the values of options depend on. */
export interface Surroundings {
  /** The valid names for `list`. */
  readonly listings: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds since 1970. */
  readonly now: number
}

const defaults = { port: '4000', host: '127.0.0.1', dataDir: './data' }

const options = Object.fromEntries(
  Object.entries(optionHelp).map(([name, [value]]) => [
    name,
    { type: value === null ? ('boolean' as const) : ('string' as const) },
  ]),
)

type Values = {
  readonly [Name in OptionName]?: (typeof optionHelp)[Name][0] extends null ? boolean : string
}

function parse(args: string[]): { readonly values: Values; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(error.message, { cause: error })
  }
}

/** A command for a person: serving has no name. */
const titleOf = (name: CommandName): string => (name === '' ? 'serving' : name)

/** @throws StartError for an option that the command does not accept */
function checkOptions(values: Values, command: CommandName): void {
  const accepted = new Set<OptionName>([...commandHelp[command].options, 'data-dir', 'help'])
  for (const name of keysOf(values)) {
    if (accepted.has(name)) continue
    const owners = keysOf(commandHelp).filter((owner) =>
      (commandHelp[owner].options as readonly OptionName[]).includes(name),
    )
    throw new StartError(
      `--${name} goes with ${owners.map(titleOf).join(' and ')}, not with ${titleOf(command)}`,
    )
  }
}

function readPort(port: string): number {
  if (/^\d+$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new StartError(`--port must be a number from 0 to 65535, e.g. --port ${defaults.port}`)
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

const hour = 3_600_000

/** @throws StartError for a text that is neither a day nor an age */
function readSince(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  if (count !== undefined) return now - Number(count) * (unit === 'h' ? hour : 24 * hour)
  if (isCalendarDate(text)) return romeMidnight(text)
  throw new StartError('--since must be a day or an age, e.g. --since 2026-11-30 or --since 7d')
}

function readRange({ since, limit }: Values, now: number): ListingRange {
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new StartError('--limit must be a number from 1, e.g. --limit 20')
  }
  return {
    since: since === undefined ? null : readSince(since, now),
    limit: limit === undefined ? null : Number(limit),
  }
}

/** @throws StartError for a format other than csv and json */
function readFormat({ format }: Values, file: string | undefined): FileFormat {
  if (format === undefined) return file?.toLowerCase().endsWith('.json') ? 'json' : 'csv'
  if (format === 'csv' || format === 'json') return format
  throw new StartError('--format must be csv or json')
}

/** The command that the words begin with, the longest first, and the words after it. */
function findCommand(words: readonly string[]) {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ')
    if (words.length >= count && hasKey(commandHelp, name)) {
      return { name, rest: words.slice(count) }
    }
  }
  return words.length === 0 ? { name: '' as const, rest: words } : null
}

function readList(values: Values, rest: readonly string[], { listings, now }: Surroundings): Unplaced {
  const [listing, ...more] = rest
  if (listing === undefined || more.length > 0 || !listings.includes(listing)) {
    throw new StartError(`list takes one name: list ${listings.join(' or list ')}`)
  }
  return { name: 'list', listing, range: readRange(values, now), json: values.json ?? false } as const
}

function readFile(values: Values, [file]: readonly string[]) {
  return { file: file ?? null, format: readFormat(values, file), pictures: values.pictures ?? null }
}

function readImport(values: Values, rest: readonly string[]): Unplaced {
  const { file, ...others } = readFile(values, rest)
  if (file === null) throw new StartError('import professionals takes a file: import professionals FILE')
  return { name: 'import professionals', file, ...others, dryRun: values['dry-run'] ?? false }
}

function readRemoval({ uid, 'dry-run': dryRun = false }: Values): Unplaced {
  if (uid !== undefined) return { name: 'remove', uid, dryRun }
  throw new StartError('remove professional takes --uid: list professionals prints the uids')
}

/** Parses the options and arguments of a command. */
function readNamed(
  name: CommandName,
  values: Values,
  rest: readonly string[],
  around: Surroundings,
): Unplaced {
  if (name === 'list') {
    const list = readList(values, rest, around)
    checkOptions(values, name)
    return list
  }
  checkOptions(values, name)
  const takesFile = name === 'import professionals' || name === 'export professionals'
  if (rest.length > (takesFile ? 1 : 0)) {
    const takes = takesFile ? 'one file' : 'no argument'
    throw new StartError(`${name} ${rest.join(' ')} is not a command: ${name} takes ${takes}`)
  }
  const { json = false, 'dry-run': dryRun = false } = values
  const readers: Readonly<Record<Exclude<CommandName, 'list'>, () => Unplaced>> = {
    '': () => ({
      name: 'serve',
      port: readPort(values.port ?? defaults.port),
      host: values.host ?? defaults.host,
      samples: !values.empty,
    }),
    'make token': () => ({
      name: 'make token',
      uid: values.uid ?? null,
      expired: values.expired ?? false,
      json,
    }),
    'import professionals': () => readImport(values, rest),
    'export professionals': () => ({ name: 'export professionals', ...readFile(values, rest) }),
    'remove samples': () => ({ name: 'remove', uid: null, dryRun }),
    'remove professional': () => readRemoval(values),
    forget: () => ({ name: 'forget', target: readTarget(values), dryRun, json }),
    backup: () => ({ name: 'backup', to: values.to ?? null }),
  }
  return readers[name]()
}

/**
 * Parses the arguments of `npm run upstream`. Without a command it serves. The commands and options are those
 * of `commandHelp`.
 *
 * @throws StartError, with a message of one line, for invalid arguments
 */
export function readCommand(args: string[], around: Surroundings): Command {
  const { values, positionals } = parse(args)
  const found = findCommand(positionals)
  if (found === null) {
    const { listings } = around
    const commands = Object.values(commandHelp).flatMap(({ usage }) => (usage === '' ? [] : [usage]))
    throw new StartError(
      `${positionals.join(' ')} is not a command: give no command to serve, or ${commands.join(', or ')}, where NAME is ${listings.join(' or ')}`,
    )
  }
  const { name, rest } = found
  if (values.help) return { name: 'help', of: name }
  const dataDir = values['data-dir'] ?? (around.env['DATA_DIR']?.trim() || defaults.dataDir)
  return { ...readNamed(name, values, rest, around), dataDir }
}
