/**
 * `npm run dev`: starts the BFF, which restarts when its code changes, and Vite in front of it. Vite serves
 * the page and its modules with live updates and forwards /api to the BFF. Server-rendered pages are at the
 * BFF's own address.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bffPort = process.env['PORT'] ?? '3000'
const vitePort = process.env['VITE_PORT'] ?? '5173'
/** The origin that the browser uses. The BFF's same-origin check must accept it. */
const publicUrl = `http://localhost:${vitePort}`

function run(args: readonly string[], folder: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

const server = run(['--watch', '--watch-kill-signal=SIGINT', 'server/src/main.ts'], '.', {
  PORT: bffPort,
  PUBLIC_URL: publicUrl,
})
const vite = run(['../node_modules/vite/bin/vite.js', '--port', vitePort, '--strictPort'], 'web', {
  BFF_ADDRESS: `http://127.0.0.1:${bffPort}`,
})
const children = [server, vite]

let ending = false
/** Stops both processes: if one exits, the other is useless. */
function end(code: number): void {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGINT')
  process.exitCode = code
}

for (const child of children) child.once('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
