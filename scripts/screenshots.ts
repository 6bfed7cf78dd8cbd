/**
 * Takes the README's screenshots of the running product with its sample data:
 *
 *     npm run build && npx -c 'node scripts/screenshots.ts'
 *
 * The pictures are written to docs/screenshots. Each is below 120 kB, the limit for pictures in the
 * documentation.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'

import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'docs/screenshots')
const maxBytes = 120_000

const screens = [
  { name: '1280', viewport: { width: 1280, height: 1040 }, deviceScaleFactor: 1 },
  { name: '375', viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 },
] as const

const search = '/incontra_professionisti?profession=Idraulico&city=MONZA+(MB)'

/** Starts the product on a free port. Resolves with its origin when the product logs that it is ready. */
async function startProduct(dataDir: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/[\w.:-]+/.exec(line)?.[0]
    if (origin && line.includes('ready')) return { origin, child }
  }
  throw new Error('the product did not start')
}

/** Path of the first professional in the search results with three work pictures. */
async function exampleProfile(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/affiliates?pageSize=48&profession=Idraulico&city=MONZA%20(MB)`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the BFF checks its answers
  const { affiliates } = (await reply.json()) as { affiliates: { link: string; workPictures: string[] }[] }
  const found = affiliates.find(({ workPictures }) => workPictures.length === 3) ?? affiliates[0]
  if (!found) throw new Error('the sample data has no plumber in Monza')
  return `/incontra_professionisti/${found.link}`
}

/** Encodes a screenshot with the best quality that stays below the limit. @throws Error if none does */
async function toWebp(png: Buffer): Promise<Buffer> {
  for (const quality of [88, 80, 72, 64, 56]) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < maxBytes) return webp
  }
  throw new Error('a picture is too heavy at any quality')
}

async function takeAll(browser: Browser, origin: string): Promise<void> {
  const pages = {
    home: '/',
    directory: search,
    profile: await exampleProfile(origin),
    professionals: '/professionisti/lavora_con_noi',
  }
  for (const { name: width, ...screen } of screens) {
    const context = await browser.newContext({
      ...screen,
      locale: 'it-IT',
      reducedMotion: 'reduce',
      baseURL: origin,
    })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      // The server draws these pages whole, and their scripts wait for an interaction (decision 0029).
      await page.waitForLoadState('networkidle')
      const file = `${name}-${width}.webp`
      const webp = await toWebp(await page.screenshot())
      await writeFile(join(target, file), webp)
      console.log(`${file} ${Math.round(webp.length / 1000)} kB`)
    }
    await context.close()
  }
}

const executablePath = findChromium(process.env)
if (!executablePath)
  throw new Error('no Chromium found: install one, or set CHROMIUM to the path of its program')
const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'))
await mkdir(target, { recursive: true })
const { origin, child } = await startProduct(dataDir)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
try {
  await takeAll(browser, origin)
} finally {
  await browser.close()
  child.kill('SIGINT')
  await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}
