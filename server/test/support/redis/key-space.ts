import type { RespReply } from './resp.ts'

interface Entry {
  readonly value: string
  /** When the key expires, in milliseconds since the epoch; null if never. */
  readonly expires: number | null
}

/** The Redis commands on keys that the product's stores use. */
export function createKeySpace(clock: () => number) {
  const entries = new Map<string, Entry>()

  function read(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry?.expires != null && entry.expires <= clock()) entries.delete(key)
    return entries.get(key)
  }

  function set([key = '', value = '', ...options]: readonly string[]): RespReply {
    let expires: number | null = null
    let onlyNew = false
    for (let i = 0; i < options.length; i += 1) {
      if (options[i] === 'PX') expires = clock() + Number(options[(i += 1)])
      else if (options[i] === 'NX') onlyNew = true
      else return new Error('ERR syntax error')
    }
    if (onlyNew && read(key)) return null
    entries.set(key, { value, expires })
    return 'OK'
  }

  function incr([key = '']: readonly string[]): RespReply {
    const entry = read(key)
    const count = Number(entry?.value ?? 0) + 1
    if (Number.isNaN(count)) return new Error('ERR value is not an integer or out of range')
    entries.set(key, { value: String(count), expires: entry?.expires ?? null })
    return count
  }

  function pttl([key = '']: readonly string[]): RespReply {
    const entry = read(key)
    if (!entry) return -2
    return entry.expires === null ? -1 : entry.expires - clock()
  }

  function pexpire([key = '', ms = '']: readonly string[]): RespReply {
    const entry = read(key)
    if (!entry) return 0
    entries.set(key, { ...entry, expires: clock() + Number(ms) })
    return 1
  }

  const commands: Readonly<Record<string, (rest: readonly string[]) => RespReply>> = {
    set,
    incr,
    pttl,
    pexpire,
    get: ([key = '']) => read(key)?.value ?? null,
    del: (keys) => keys.filter((key) => read(key) && entries.delete(key)).length,
  }

  return {
    run([name = '', ...rest]: readonly string[]): RespReply {
      const command = commands[name.toLowerCase()]
      return command ? command(rest) : new Error(`ERR unknown command '${name}'`)
    },
    /** The existing keys with their remaining lifetime in milliseconds; null if a key does not expire. */
    keys(): Map<string, number | null> {
      const all = [...entries.keys()].filter((key) => read(key))
      return new Map(all.map((key) => [key, Number(pttl([key])) < 0 ? null : Number(pttl([key]))]))
    },
    clear: () => entries.clear(),
  }
}
