import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

import { freePort } from '../site.ts'
import type { Engine, EngineWindow, Key, WindowSize } from './engine.ts'
import { poll } from './poll.ts'
import { endGroup, startGroup } from './process-group.ts'
import { findMiniBrowser, findOnPath } from './programs.ts'
import { type ElementReference, isListening, newSession, type Session } from './webdriver.ts'

const xvfb = findOnPath('Xvfb')
const driverProgram = findOnPath('WebKitWebDriver')
const miniBrowser = findMiniBrowser()

/** The code points of WebDriver for keys without a character. */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}

/**
 * Settings of the windows' toolkit: reduced motion, and a toolbar that takes no room, because it would not let a
 * window be as narrow as a phone.
 */
const toolkit = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n',
}

/** Starts an X server without a screen. @returns its process and the name of its display */
async function startDisplay(program: string): Promise<{ server: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = startGroup(program, args, { outputs: ['ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: server.stdio[3] as Readable })
  const [number] = (await once(lines, 'line')) as [string]
  return { server, display: `:${number}` }
}

/** Converts the lines that WebKit prints to the problems among them. */
function problemsIn(printed: string): string[] {
  const lines = printed.split('\n').map((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN) .*/.exec(line)?.[0])
  return lines.filter((line) => line !== undefined)
}

/** Resizes the window until its inside has this size. */
async function resize(session: Session, { width, height }: WindowSize): Promise<void> {
  const script = 'return [innerWidth, innerHeight]'
  let outer = { width, height }
  await poll(async () => {
    await session.send('POST', '/window/rect', outer)
    const [innerWidth, innerHeight] = await session.send<[number, number]>('POST', '/execute/sync', {
      script,
      args: [],
    })
    if (innerWidth === width && innerHeight === height) return true
    const now = await session.send<WindowSize>('GET', '/window/rect')
    outer = { width: width + now.width - innerWidth, height: height + now.height - innerHeight }
    throw new Error(`the window has ${innerWidth} × ${innerHeight} px`)
  })
}

/** A driver with one browser. They form a process group of their own. */
interface Driven {
  readonly session: Session
  /** File with what the browser prints. */
  readonly log: string
  end(): Promise<void>
}

/** Waits for the driver at this address and starts a browser through it. */
async function startSession(address: string, browser: string, log: string): Promise<Session> {
  await poll(() => isListening(address), 'WebKitWebDriver')
  // The driver discards what the browser prints; stdbuf makes the browser print at once.
  const script = `exec stdbuf -oL "$0" "$@" >'${log}' 2>&1`
  return newSession(address, {
    'webkitgtk:browserOptions': {
      binary: '/bin/sh',
      args: ['-c', script, browser, '--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
}

async function startBrowser(
  program: string,
  browser: string,
  display: string,
  folder: string,
): Promise<Driven> {
  const log = join(await mkdtemp(join(folder, 'window-')), 'console')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder }
  const driver = startGroup(program, [`--port=${port}`], { env })
  const session = await startSession(address, browser, log).catch(async (error: unknown) => {
    // A driver that goes on would keep the test's process alive.
    await endGroup(driver)
    throw error
  })
  return {
    session,
    log,
    async end() {
      // The driver may close the connection, or end, before it answers.
      await session.end().catch(() => undefined)
      await endGroup(driver)
    },
  }
}

async function openWindow(driven: Driven, size: WindowSize): Promise<EngineWindow> {
  const { session, log } = driven
  const { send } = session
  try {
    await resize(session, size)
  } catch (error) {
    await driven.end()
    throw error
  }
  const execute = <Result>(run: unknown, args: readonly unknown[]) =>
    send<Result>('POST', '/execute/sync', { script: `return (${String(run)})(...arguments)`, args })
  return {
    goto: (url) => send('POST', '/url', { url }),
    back: () => send('POST', '/back', {}),
    reload: () => send('POST', '/refresh', {}),
    resize: (to) => resize(session, to),
    evaluate: (run, ...args) => execute(run, args),
    run: (script) => send('POST', '/execute/sync', { script, args: [] }),
    async element(run, ...args) {
      const reference = await execute<ElementReference | null>(run, args)
      if (!reference) throw new Error('there is no such element')
      return {
        click: () => session.sendToElement(reference, 'click'),
        upload: (paths) => session.sendToElement(reference, 'value', { text: paths.join('\n') }),
      }
    },
    async type(text) {
      await session.sendToElement(await send<ElementReference>('GET', '/element/active'), 'value', { text })
    },
    async press(key) {
      const value = keyCodes[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    problems: async () => problemsIn(await readFile(log, 'utf8')),
    close: () => driven.end(),
  }
}

/** WebKit in the test browser of WebKitGTK, over WebDriver, on an X server without a screen. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: xvfb && driverProgram && miniBrowser ? undefined : 'webkit2gtk-driver and xvfb',
  async start() {
    const [program, browser] = [driverProgram, miniBrowser]
    if (!xvfb || !program || !browser) throw new Error('WebKit is missing')
    const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
    await mkdir(join(folder, 'gtk-3.0'))
    await Promise.all(
      Object.entries(toolkit).map(([name, text]) => writeFile(join(folder, 'gtk-3.0', name), text)),
    )
    const { server, display } = await startDisplay(xvfb)
    return {
      version: (
        await promisify(execFile)(browser, ['--version'], { env: { ...process.env, DISPLAY: display } })
      ).stdout.trim(),
      open: async (size) => openWindow(await startBrowser(program, browser, display, folder), size),
      async close() {
        await endGroup(server)
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}
