import { parseArgs } from 'node:util'

import { StartError } from './start-error.ts'

/** What the operator asked for. */
export type Command =
  | { readonly name: 'serve'; readonly dataDir: string; readonly port: number; readonly host: string }
  | { readonly name: 'list'; readonly dataDir: string; readonly listing: string; readonly json: boolean }

const defaults = { port: '4000', host: '127.0.0.1', dataDir: './data' }

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'data-dir': { type: 'string', default: defaults.dataDir },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(error.message, { cause: error })
  }
}

/**
 * Reads the arguments of `npm run upstream`: none of them a command to serve, `list` and a name to look at what came
 * in.
 *
 * @param listings the names that `list` knows
 * @throws StartError in one line for what it does not understand
 */
export function readCommand(args: string[], listings: readonly string[]): Command {
  const { values, positionals } = parse(args)
  const { port = defaults.port, host = defaults.host, json, 'data-dir': dataDir } = values
  const [name, listing, ...more] = positionals
  if (name === undefined) {
    if (json) throw new StartError('--json goes with list, e.g. list bookings --json')
    if (!/^\d+$/.test(port) || Number(port) > 65_535) {
      throw new StartError(`--port is a number from 0 to 65535, e.g. --port ${defaults.port}`)
    }
    return { name: 'serve', dataDir, port: Number(port), host }
  }
  const known = `list ${listings.join(' or list ')}`
  if (name !== 'list') throw new StartError(`${name} is no command: give none to serve, or ${known}`)
  if (listing === undefined || !listings.includes(listing) || more.length > 0) {
    throw new StartError(`list wants one name: ${known}`)
  }
  if (values.port !== undefined || values.host !== undefined) {
    throw new StartError('--port and --host go with serving: a list is read from the database itself')
  }
  return { name: 'list', dataDir, listing, json }
}
