import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { installPackages } from '../../../server/bench/peers/packages.ts'
import { freePort, waitForPort } from '../../../server/bench/peers/processes.ts'
import type { MeasuredPage } from './pages.ts'

/** The scores of Lighthouse, 0 to 100, and the figures that they come from, in milliseconds. */
export interface Audit {
  readonly performance: number
  readonly accessibility: number
  readonly 'best practices': number
  readonly seo: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: Report } | undefined>

export interface AuditOptions {
  readonly origin: string
  readonly chromiumPath: string
  readonly chromiumFlags: readonly string[]
}

async function loadLighthouse(): Promise<Lighthouse | null> {
  const folder = await installPackages('lighthouse', { lighthouse: '12.8.2' })
  if (folder === null) return null
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse')
  const module = (await import(pathToFileURL(file).href)) as { readonly default: Lighthouse }
  return module.default
}

/** Runs a Chromium of its own, with an empty profile, and calls back with the port of its developer tools. */
async function runChromium<T>(options: AuditOptions, task: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'bench-chromium-'))
  const flags = [...options.chromiumFlags, '--headless', `--remote-debugging-port=${port}`]
  const child = spawn(options.chromiumPath, [...flags, `--user-data-dir=${profile}`], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    await waitForPort(port, child)
    return await task(port)
  } finally {
    child.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Installs Lighthouse into a temporary folder, which later runs use again.
 *
 * @returns a function that audits one page; null without a registry
 */
export async function auditPages(
  options: AuditOptions,
): Promise<((page: MeasuredPage) => Promise<Audit>) | null> {
  const lighthouse = await loadLighthouse()
  if (lighthouse === null) return null
  return async ({ path }) => {
    const address = options.origin + path
    const result = await runChromium(options, (port) => lighthouse(address, { port, logLevel: 'error' }))
    const report = result?.lhr
    if (!report || report.runtimeError) throw new Error(`${path}: ${report?.runtimeError?.message}`)
    const score = (category: string) => (report.categories[category]?.score ?? 0) * 100
    const figure = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    }
  }
}
