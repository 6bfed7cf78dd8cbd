import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { installNext } from './packages.ts'
import { freePort, startServer, waitForPort } from './processes.ts'

const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** The document without its scripts: Next.js adds its own. */
function partsOf(html: string): { readonly styles: string; readonly body: string } {
  const [head = '', rest = ''] = html.split('</head>')
  const styles = head.match(/<style[^>]*>.*?<\/style>/gs) ?? []
  const start = rest.indexOf('>', rest.indexOf('<body')) + 1
  const body = rest.slice(start, rest.lastIndexOf('</body>')).replaceAll(/<script\b.*?<\/script>/gs, '')
  return { styles: styles.join('').replaceAll(/<\/?style[^>]*>/g, ''), body }
}

/** The page as a component of the server: Next.js draws it at its build and keeps it. */
function pageSource(html: string): string {
  const { styles, body } = partsOf(html)
  return `const styles = ${JSON.stringify({ __html: styles })}
const body = ${JSON.stringify({ __html: body })}
export const dynamic = 'force-static'
export default function Page() {
  return <><style dangerouslySetInnerHTML={styles} /><div dangerouslySetInnerHTML={body} /></>
}
`
}

const layoutSource = `export default function Layout({ children }) {
  return <html lang="it"><body>{children}</body></html>
}
`

/**
 * Builds a site of Next.js with one page of the same markup, and starts it.
 *
 * @returns null if it cannot be installed or built
 */
export async function startNext(html: string) {
  const folder = await installNext()
  if (folder === null) return null
  const program = join(folder, 'node_modules/next/dist/bin/next')
  await rm(join(folder, '.next'), { recursive: true, force: true })
  await mkdir(join(folder, 'app'), { recursive: true })
  await writeFile(join(folder, 'app/layout.jsx'), layoutSource)
  await writeFile(join(folder, 'app/page.jsx'), pageSource(html))
  try {
    await promisify(execFile)(process.execPath, [program, 'build'], {
      cwd: folder,
      env: { ...process.env, ...env },
    })
  } catch {
    return null
  }
  const port = await freePort()
  const child = startServer(
    process.execPath,
    [program, 'start', folder, '-p', `${port}`, '-H', '127.0.0.1'],
    env,
  )
  await waitForPort(port, child)
  return { child, port }
}
