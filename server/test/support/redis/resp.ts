/** A RESP 2 reply. An `Error` is an error reply, null is the null bulk string. */
export type RespReply = number | string | null | Error | readonly RespReply[]

/** Encodes a reply. Texts are bulk strings, except two words that are simple strings. */
export function formatReply(reply: RespReply): string {
  if (reply === null) return '$-1\r\n'
  if (reply === 'OK' || reply === 'QUEUED') return `+${reply}\r\n`
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`
  if (reply instanceof Error) return `-${reply.message}\r\n`
  return `*${reply.length}\r\n${reply.map(formatReply).join('')}`
}

/**
 * Parses the complete commands of a buffer. Each command is an array of bulk strings.
 * @throws {Error} for input that is not a command
 */
export function readCommands(bytes: Buffer): { readonly commands: string[][]; readonly rest: Buffer } {
  const commands: string[][] = []
  let rest = bytes
  for (;;) {
    let at = 0
    const readLength = (mark: string): number | null => {
      const end = rest.indexOf('\r\n', at)
      if (end === -1) return null
      const line = rest.toString('latin1', at, end)
      if (!line.startsWith(mark)) throw new Error(`'${mark}' expected instead of '${line.slice(0, 20)}'`)
      at = end + 2
      return Number(line.slice(1))
    }
    const count = readLength('*')
    if (count === null) return { commands, rest }
    const command: string[] = []
    while (command.length < count) {
      const length = readLength('$')
      if (length === null || rest.length < at + length + 2) return { commands, rest }
      command.push(rest.toString('utf8', at, at + length))
      at += length + 2
    }
    commands.push(command)
    rest = rest.subarray(at)
  }
}
