/**
 * Measures how much the server's memory grows while several visitors upload 25 MB of photos each at the same
 * time (security.md, UP-02). Growth is the peak resident memory, as Linux reports it, minus the idle memory,
 * plus the peak of the decoder process without its file-backed pages, which it shares with the server. The
 * upstream is a stand-in. Each case starts a new server. `npm run bench:uploads` prints one line per case and
 * exits with code 1 if a limit is exceeded.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { Agent, request } from 'undici'

import { freePort } from './peers/processes.ts'
import { formOf, type Noise, photo, upload, uploadBytes } from './uploads/form.ts'
import { decoderOf, memoryOf } from './uploads/memory.ts'

const MiB = 1024 * 1024
const here = import.meta.dirname

/** Stand-in for the upstream: accepts photos after the delay of a real upstream and discards them. */
const upstream = createServer((incoming, answer) => {
  incoming.resume().on('end', () => {
    setTimeout(
      () => answer.setHeader('content-type', 'application/json').end('["https://p.example/a.jpg"]'),
      500,
    )
  })
})

async function startSite(upstreamPort: number): Promise<{ site: ChildProcess; origin: string }> {
  const port = await freePort()
  const address = `http://127.0.0.1:${upstreamPort}`
  const site = spawn(process.execPath, [join(here, '../dist/main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      PICTURE_HOSTS: 'p.example',
      UPSTREAM_PORTAL_URL: address,
      UPSTREAM_PAYMENTS_URL: address,
      UPSTREAM_UNSUBSCRIBE_TOKEN: 'bench-token',
      TRIAL_PRODUCT_ID: 'bench-product',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (site.exitCode !== null) throw new Error('the server did not start')
    const ready = await request(`${origin}/readyz`).catch(() => null)
    await ready?.body.dump()
    if (ready?.statusCode === 200) return { site, origin }
    await wait(100)
  }
}

interface Case {
  readonly name: string
  readonly uploads: number
  readonly photos: number
  readonly noise: Noise
  /** MiB. */
  readonly limit: number
}

async function measure({ name, uploads, photos, noise }: Case, upstreamPort: number): Promise<number> {
  const one = await photo(noise, uploadBytes / photos)
  const bodies = Array.from({ length: uploads }, (_, index) =>
    formOf(
      Array.from({ length: photos }, () => one),
      index,
    ),
  )
  const { site, origin } = await startSite(upstreamPort)
  // A refused upload is still being sent when its answer arrives, so its connection cannot be reused.
  const client = new Agent({ connections: uploads * 2, pipelining: 1 })
  try {
    await wait(500)
    const pid = site.pid ?? 0
    const idle = memoryOf(pid)
    const startedAt = performance.now()
    const refused = await Promise.all(bodies.map((body, visitor) => upload(origin, body, visitor, client)))
    const seconds = (performance.now() - startedAt) / 1000
    const after = memoryOf(pid)
    const decoder = decoderOf(pid)
    const decoderPeak = decoder.peak - decoder.files
    const growth = after.peak - idle.now + decoderPeak
    const inMiB = (bytes: number) => Math.round(bytes / MiB)
    console.log(
      `${name}: +${inMiB(growth)} MiB at most (server +${inMiB(after.peak - idle.now)} over ${inMiB(idle.now)}, ` +
        `afterwards +${inMiB(after.now - idle.now)}; decoder ${inMiB(decoderPeak)}), ${uploads} answered in ${seconds.toFixed(1)} s, ` +
        `${refused.reduce((sum, count) => sum + count, 0)} times refused`,
    )
    return growth
  } finally {
    await client.destroy()
    site.kill('SIGKILL')
  }
}

const phone = { width: 4000, height: 3000 }
const cases: readonly Case[] = [
  { name: '8 uploads of 5 photos of 12 megapixels', uploads: 8, photos: 5, noise: phone, limit: 250 },
  { name: '8 uploads of 10 photos of 12 megapixels', uploads: 8, photos: 10, noise: phone, limit: 250 },
  {
    name: '8 uploads of 1 photo of 50 megapixels',
    uploads: 8,
    photos: 1,
    noise: { width: 8640, height: 5760 },
    limit: 250,
  },
  // These cases need more memory by design, so their limit is higher.
  {
    name: '8 uploads of 1 progressive photo of 38 megapixels',
    uploads: 8,
    photos: 1,
    noise: { width: 7600, height: 5000, progressive: true },
    limit: 400,
  },
  { name: '16 uploads of 5 photos of 12 megapixels', uploads: 16, photos: 5, noise: phone, limit: 400 },
]

upstream.listen(0, '127.0.0.1')
await once(upstream, 'listening')
const address = upstream.address()
if (typeof address !== 'object' || !address) throw new Error('no upstream')
try {
  for (const one of cases) {
    if ((await measure(one, address.port)) > one.limit * MiB) process.exitCode = 1
  }
} finally {
  upstream.closeAllConnections()
  upstream.close()
}
