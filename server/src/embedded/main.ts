/**
 * The embedded upstream as a process of its own, a stand-in for the real one in other programs' tests:
 *
 *     npm run upstream -- [--port 4000] [--host 127.0.0.1] [--data-dir ./data]
 *
 * prints the addresses to configure once it listens; SIGTERM or SIGINT ends it. And what came in, for its operator,
 * also while another process serves:
 *
 *     npm run upstream -- list bookings [--json] [--data-dir ./data]
 */
import { type Command, readCommand } from './command-line.ts'
import { openForReading } from './database.ts'
import { listings } from './listings/all.ts'
import { formatJson, formatTable } from './listings/print.ts'
import { readStripeSettings } from './payments/stripe/environment.ts'
import { StartError } from './start-error.ts'

type CommandOf<Name extends Command['name']> = Extract<Command, { readonly name: Name }>

async function serve({ dataDir, port, host }: CommandOf<'serve'>): Promise<void> {
  // A list needs none of all that.
  const [{ pino }, { startEmbeddedUpstream }] = await Promise.all([import('pino'), import('./start.ts')])
  const log = pino({ level: 'warn' })
  const stripe = readStripeSettings(process.env)
  const upstream = await startEmbeddedUpstream({ dataDir, log, listen: { port, host }, stripe })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void upstream.close())
  }
  process.stdout.write(
    `UPSTREAM_PORTAL_URL=${upstream.address.portalUrl}\nUPSTREAM_PAYMENTS_URL=${upstream.address.paymentsUrl}\nPICTURE_HOSTS=${upstream.pictureHost}\n`,
  )
}

function list({ dataDir, listing: name, json }: CommandOf<'list'>): void {
  const listing = listings[name]
  if (!listing) throw new Error(`there is no listing ${name}`)
  // Whoever reads it may have seen enough, as `head` does.
  process.stdout.on('error', () => {})
  const database = openForReading(dataDir)
  try {
    const rows = listing.rows(database)
    process.stdout.write(json ? formatJson(listing, rows) : formatTable(listing, rows))
  } finally {
    database.close()
  }
}

try {
  const command = readCommand(process.argv.slice(2), Object.keys(listings))
  if (command.name === 'list') list(command)
  else await serve(command)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 1
}
