/** A command of `npm run upstream`, as `--help` describes it. */
export interface CommandHelp {
  /** The command with its argument: 'list NAME'. */
  readonly usage: string
  readonly summary: string
  /** The options that the command accepts, besides `--data-dir` and `--help`. */
  readonly options: readonly OptionName[]
}

/** Every option: the name of its value, if it has one, and what it does. */
export const optionHelp = {
  port: ['PORT', 'the port to listen on; 0 picks a free one; default 4000'],
  host: ['ADDRESS', 'the address to listen on; default 127.0.0.1'],
  empty: [null, 'start without sample professionals'],
  uid: ['UID', 'the professional with this uid'],
  expired: [null, 'make a token whose time is over'],
  json: [null, 'print JSON'],
  since: ['TIME', 'only what came since then: a day in Rome (2026-11-30), or an age (36h, 7d)'],
  limit: ['COUNT', 'only the newest so many'],
  phone: ['NUMBER', 'the person with this telephone number'],
  email: ['ADDRESS', 'the person with this email address'],
  thread: ['ID', 'the conversation with this id'],
  'older-than': ['DAYS', 'everything that is older, for example 90d'],
  'dry-run': [null, 'change nothing, only say what would be done'],
  format: ['FORMAT', 'csv or json; default: by the name of the file, else csv'],
  pictures: ['FOLDER', 'the folder of the pictures that the file names'],
  to: ['FOLDER', 'the folder to make; default: one in backups in the data folder, named after the time'],
  'data-dir': ['FOLDER', 'the folder of the data; default: DATA_DIR, else ./data'],
  help: [null, 'print this help'],
} as const satisfies Readonly<Record<string, readonly [string | null, string]>>

export type OptionName = keyof typeof optionHelp

/** Every command by name. The name of serving is empty. */
export const commandHelp = {
  '': { usage: '', summary: 'Serves the callables.', options: ['port', 'host', 'empty'] },
  list: {
    usage: 'list NAME',
    summary: 'Prints what is stored, also while another process serves.',
    options: ['json', 'since', 'limit'],
  },
  'make token': {
    usage: 'make token',
    summary: 'Makes a short token for a login to the app.',
    options: ['uid', 'expired', 'json'],
  },
  'import professionals': {
    usage: 'import professionals FILE',
    summary:
      'Adds and changes professionals from a CSV or JSON file: all of them or, if a line is wrong, none.',
    options: ['format', 'pictures', 'dry-run'],
  },
  'export professionals': {
    usage: 'export professionals [FILE]',
    summary: 'Writes all professionals to a file that can be imported, or prints them.',
    options: ['format', 'pictures'],
  },
  'remove samples': {
    usage: 'remove samples',
    summary: 'Removes the sample professionals.',
    options: ['dry-run'],
  },
  'remove professional': {
    usage: 'remove professional --uid UID',
    summary: 'Removes one professional.',
    options: ['uid', 'dry-run'],
  },
  forget: {
    usage: 'forget',
    summary:
      'Erases the data of a person, a conversation, or what is old. It takes one of the options with a value.',
    options: ['phone', 'email', 'thread', 'older-than', 'dry-run', 'json'],
  },
  backup: {
    usage: 'backup',
    summary: 'Copies the data and the pictures to a new folder, also while another process serves.',
    options: ['to'],
  },
} as const satisfies Readonly<Record<string, CommandHelp>>

export type CommandName = keyof typeof commandHelp

const program = 'npm run upstream --'

function describeOptions(names: readonly OptionName[]): string[] {
  const left = names.map(
    (name) => `--${name}${optionHelp[name][0] === null ? '' : ` ${optionHelp[name][0]}`}`,
  )
  const width = Math.max(...left.map((text) => text.length))
  return names.map((name, index) => `  ${left[index]?.padEnd(width)}  ${optionHelp[name][1]}`)
}

/**
 * The help text of one command, or of the program.
 *
 * @param listings the names that `list` takes
 */
export function formatHelp(name: CommandName, listings: readonly string[]): string {
  const { usage, summary, options }: CommandHelp = commandHelp[name]
  const names = name === 'list' ? [`NAME is one of ${listings.join(', ')}.`] : []
  const own = [`${program} ${usage} [options]`.replace('  ', ' '), '', summary, ...names, '']
  const lines = [...own, ...describeOptions([...options, 'data-dir', 'help'])]
  if (name === '') {
    const commands = Object.values(commandHelp).filter((command) => command.usage !== '')
    const width = Math.max(...commands.map((command) => command.usage.length))
    const table = commands.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`)
    lines.push('', 'Commands (each with --help):', ...table)
  }
  return `${lines.join('\n')}\n`
}
