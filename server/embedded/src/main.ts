/**
 * Runs the embedded upstream as a separate process, for example as a stand-in for the real upstream in tests:
 *
 *     npm run upstream -- [--port 4000] [--host 127.0.0.1] [--data-dir ./data] [--empty]
 *
 * Once it listens, it prints the environment variables that connect the product to it. SIGTERM or SIGINT ends
 * it. The commands of commands/help.ts work also while another process serves; `--help` describes them.
 */
import path from 'node:path'

import { readAssistantModel } from './assistant/model/environment.ts'
import { createPictureStore, picturesFolder } from './callables/chat/picture-store.ts'
import { usualUnsubscribeToken } from './callables/email.ts'
import { backUp, formatBackup } from './commands/backup.ts'
import { type Command, readCommand } from './commands/command-line.ts'
import { formatHelp } from './commands/help.ts'
import { runExport, runImport, runRemove } from './commands/transfer-commands.ts'
import { listings } from './listings/all.ts'
import { formatJson, formatTable } from './listings/print.ts'
import { formatToken, makeToken } from './make-token.ts'
import { readNotifications } from './notifications/settings.ts'
import { readStripeSettings } from './payments/stripe/environment.ts'
import { randomToken } from './random-token.ts'
import { forget, formatForgotten } from './retention/forget.ts'
import { withSecretFiles } from './secret-files.ts'
import { readSiteOrigin } from './site-origin.ts'
import { StartError } from './start-error.ts'
import { databaseFile, explainStorageError, openForReading, openForWriting } from './storage/database.ts'

type CommandOf<Name extends Command['name']> = Extract<Command, { readonly name: Name }>

async function serve({ dataDir, port, host, samples }: CommandOf<'serve'>): Promise<void> {
  // Loaded here because the other commands do not need them and start faster without them.
  const [{ pino }, { startEmbeddedUpstream }] = await Promise.all([import('pino'), import('./start.ts')])
  const env = withSecretFiles(process.env)
  const givenToken = env['UPSTREAM_UNSUBSCRIBE_TOKEN']?.trim()
  const upstream = await startEmbeddedUpstream({
    dataDir,
    samples,
    log: pino({ level: 'warn' }),
    listen: { port, host },
    assistantModel: readAssistantModel(env),
    stripe: readStripeSettings(env),
    notifications: readNotifications(env),
    unsubscribeToken: givenToken || usualUnsubscribeToken,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void upstream.close())
  }
  const settings = {
    UPSTREAM_PORTAL_URL: upstream.address.portalUrl,
    UPSTREAM_PAYMENTS_URL: upstream.address.paymentsUrl,
    PICTURE_HOSTS: upstream.pictureHost,
    CHAT_PICTURE_PATHS: `${upstream.pictureHost}${upstream.chatPicturePath}`,
    // A token that the operator has set is a secret and is not printed.
    ...(givenToken ? {} : { UPSTREAM_UNSUBSCRIBE_TOKEN: usualUnsubscribeToken }),
    // The product cannot tell samples behind an address from real professionals.
    ...(samples ? { DEMO: 'true' } : {}),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  process.stdout.write(lines.join(''))
}

function printListing({ dataDir, listing: name, range, json }: CommandOf<'list'>): void {
  const listing = listings[name]
  if (!listing) throw new Error(`there is no listing ${name}`)
  if (range.since !== null && !listing.isDated)
    throw new StartError(`list ${name} takes no --since: they have no time`)
  const database = openForReading(dataDir)
  try {
    const rows = listing.rows(database, range)
    process.stdout.write(json ? formatJson(listing, rows) : formatTable(listing, rows))
  } finally {
    database.close()
  }
}

function printNewToken({ dataDir, uid, expired, json }: CommandOf<'make token'>): void {
  const origin = readSiteOrigin(process.env)
  const database = openForWriting(dataDir)
  try {
    const made = makeToken({ database, uid, expired, origin, now: Date.now, newToken: randomToken })
    process.stdout.write(json ? `${JSON.stringify(made, null, 2)}\n` : formatToken(made))
  } catch (error) {
    throw explainStorageError(error, path.join(dataDir, databaseFile))
  } finally {
    database.close()
  }
}

async function forgetData({ dataDir, target, dryRun, json }: CommandOf<'forget'>): Promise<void> {
  const database = openForWriting(dataDir)
  try {
    const forgotten = forget({ database, target, dryRun, now: Date.now })
    const pictures = createPictureStore(picturesFolder(database), randomToken)
    if (!dryRun) await pictures.remove(forgotten.photos)
    const { removed, kept } = forgotten
    const text = json ? `${JSON.stringify({ dryRun, removed, kept }, null, 2)}\n` : undefined
    process.stdout.write(text ?? formatForgotten(forgotten, dryRun))
  } catch (error) {
    throw explainStorageError(error, path.join(dataDir, databaseFile))
  } finally {
    database.close()
  }
}

async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      process.stdout.write(formatHelp(command.of, Object.keys(listings)))
      return
    case 'list':
      return printListing(command)
    case 'make token':
      return printNewToken(command)
    case 'import professionals':
      return runImport(command)
    case 'export professionals':
      return runExport(command)
    case 'remove':
      return runRemove(command)
    case 'forget':
      return forgetData(command)
    case 'backup':
      process.stdout.write(formatBackup(await backUp({ ...command, now: Date.now() })))
      return
    case 'serve':
      return serve(command)
  }
}

// Ignore EPIPE: a reader such as `head` can close the pipe early.
process.stdout.on('error', () => {})
try {
  const around = { listings: Object.keys(listings), env: process.env, now: Date.now() }
  await run(readCommand(process.argv.slice(2), around))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 1
}
