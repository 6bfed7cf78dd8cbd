import type { Test } from 'tap'
import { Agent, request } from 'undici'

import { buildApp } from '../../../src/app.ts'
import { loadConfig, withPort } from '../../../src/config.ts'
import { createServices } from '../../../src/services.ts'
import { startUpstreamFake } from '../../upstream-fake.ts'

const silent = { debug() {}, warn() {} }

/** The whole BFF over HTTP, before the programmable faulty upstream; caches count by `time`. */
export async function startDirectory(t: Test, env: Readonly<Record<string, string>> = {}) {
  const upstream = await startUpstreamFake(t)
  const time = { now: 1_800_000_000_000 }
  // Believing loopback lets a test come from many addresses, so that no limit stands in its way.
  const config = withPort(loadConfig({ TRUST_PROXY: '127.0.0.1', ...env }), 3000)
  const services = createServices({
    config,
    upstream: upstream.address,
    embeddedPictures: null,
    log: silent,
    clock: () => time.now,
  })
  const app = await buildApp({ config, services })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new Agent({ connections: 50 })
  t.teardown(async () => {
    await client.destroy()
    await app.close()
    await services.close()
  })

  let visitors = 0

  async function send(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
    visitors += 1
    const visitor = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    const reply = await request(origin + path, {
      dispatcher: client,
      method: options.method ?? 'GET',
      headers: { 'x-forwarded-for': visitor, ...options.headers },
    })
    const body = Buffer.from(await reply.body.arrayBuffer())
    return { status: reply.statusCode, headers: reply.headers, body, text: body.toString() }
  }

  return { upstream, time, send }
}

export type Directory = Awaited<ReturnType<typeof startDirectory>>

/** The objects of a JSON reply. */
export function json(reply: { readonly text: string }): Record<string, unknown> {
  return JSON.parse(reply.text) as Record<string, unknown>
}
