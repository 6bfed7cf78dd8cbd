/**
 * The embedded upstream as a process of its own, a stand-in for the real one in other programs' tests:
 *
 *     npm run upstream -- [--port 4000] [--host 127.0.0.1] [--data-dir ./data]
 *
 * Prints the addresses to configure once it listens. SIGTERM or SIGINT ends it.
 */
import { parseArgs } from 'node:util'

import { pino } from 'pino'

import { StartError } from './start-error.ts'
import { startEmbeddedUpstream } from './start.ts'

const defaults = { port: '4000', host: '127.0.0.1', dataDir: './data' }

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: defaults.port },
        host: { type: 'string', default: defaults.host },
        'data-dir': { type: 'string', default: defaults.dataDir },
      },
    })
    const port = Number(values.port)
    if (!/^\d+$/.test(values.port) || port > 65_535) {
      throw new StartError(`--port is a number from 0 to 65535, e.g. --port ${defaults.port}`)
    }
    return { port, host: values.host, dataDir: values['data-dir'] }
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error
    throw new StartError(error.message, { cause: error })
  }
}

async function main(): Promise<void> {
  const { port, host, dataDir } = readOptions(process.argv.slice(2))
  const log = pino({ level: 'warn' })
  const upstream = await startEmbeddedUpstream({ dataDir, log, listen: { port, host } })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void upstream.close())
  }
  process.stdout.write(
    `UPSTREAM_PORTAL_URL=${upstream.address.portalUrl}\nUPSTREAM_PAYMENTS_URL=${upstream.address.paymentsUrl}\nPICTURE_HOSTS=${upstream.pictureHost}\n`,
  )
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message.replaceAll(/\s+/g, ' ')}\n`)
  process.exitCode = 1
}
