/** Eight uploads of 25 MB at the same time, beside a server that does the same work in its own process. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Agent } from 'undici'

import { formOf, photo, upload, uploadBytes } from '../uploads/form.ts'
import { decoderOf, memoryOf } from '../uploads/memory.ts'
import { stopServer, waitForPort } from './processes.ts'
import type { Comparison } from './report.ts'
import { remoteUpstream, type Running, spawnNode, spawnSite } from './targets.ts'

const uploads = 8
const photosOfUpload = 5
const MiB = 1024 * 1024

/** The time of one round in ms, and the growth of the resident memory in MiB. */
interface Figures {
  readonly time: number
  /** Of the server at most, without the decoder process. */
  readonly server: number
  readonly decoder: number
}

async function sendUploads({ child, port }: Running, forms: readonly Buffer[]): Promise<Figures> {
  const client = new Agent({ connections: forms.length * 2, pipelining: 1 })
  const pid = child.pid ?? 0
  const idle = memoryOf(pid).now
  const startedAt = performance.now()
  await Promise.all(forms.map((form, visitor) => upload(`http://127.0.0.1:${port}`, form, visitor, client)))
  const time = performance.now() - startedAt
  const decoder = decoderOf(pid)
  await client.destroy()
  return {
    time,
    server: (memoryOf(pid).peak - idle) / MiB,
    decoder: (decoder.peak - decoder.files) / MiB,
  }
}

/** An upstream that takes pictures at once. */
async function startUpstream(): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json').end('["https://pictures.example.it/a.jpg"]')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no upstream')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: address.port, close }
}

/** Measures the uploads with new servers in each round. */
export async function measureUploads(rounds: number, folder: string): Promise<Comparison[]> {
  const one = await photo({ width: 4000, height: 3000 }, uploadBytes / photosOfUpload)
  const photos = Array.from({ length: photosOfUpload }, () => one)
  const forms = Array.from({ length: uploads }, (_, index) => formOf(photos, index))
  const upstream = await startUpstream()
  const servers = {
    site: () =>
      spawnSite({
        DATA_DIR: join(folder, 'uploads'),
        TRUST_PROXY: '127.0.0.1',
        ...remoteUpstream(upstream.port),
      }),
    sharp: () => spawnNode('../uploads/sharp-server.ts'),
  }
  const figures: Record<keyof typeof servers, Figures[]> = { site: [], sharp: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['site', 'sharp'] as const) {
      const server = await servers[name]()
      await waitForPort(server.port, server.child)
      await wait(1_000)
      figures[name].push(await sendUploads(server, forms))
      await stopServer(server.child)
    }
    console.error(`uploads: round ${round + 1} of ${rounds}`)
  }
  upstream.close()
  const { site, sharp } = figures
  const all = ({ server, decoder }: Figures) => server + decoder
  return [
    {
      row: 'eight uploads of 25 MB, time',
      unit: 'ms',
      site: site.map(({ time }) => time),
      bases: { 'sharp in process': sharp.map(({ time }) => time) },
      goal: 1.1,
    },
    {
      row: 'eight uploads, growth of the server',
      unit: 'MiB',
      site: site.map(({ server }) => server),
      bases: { 'sharp in process': sharp.map(all) },
      goalFigure: 120,
    },
    {
      row: 'eight uploads, growth with the decoders',
      unit: 'MiB',
      site: site.map(all),
      bases: { 'sharp in process': sharp.map(all) },
    },
  ]
}
