import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const servers = {
  '@fastify/http-proxy': '11.6.3',
  express: '5.3.0',
  fastify: '5.12.8',
  'http-proxy-middleware': '4.2.1',
  sirv: '3.0.2',
}
const next = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' }

/**
 * Installs packages to compare with into a temporary folder, which later runs use again.
 *
 * @param name of the folder
 * @param packages the version of each
 * @returns the folder; null without a registry
 */
export async function installPackages(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string | null> {
  const folder = join(tmpdir(), `mestieri-bench-${name}`)
  const isInstalled = Object.keys(packages).every((each) => existsSync(join(folder, 'node_modules', each)))
  if (isInstalled) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  try {
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    })
    return folder
  } catch {
    return null
  }
}

/** Installs the servers to compare with. @returns their folder; null without a registry */
export function installServers(): Promise<string | null> {
  return installPackages('peers', servers)
}

/** Installs Next.js, 340 MB. @returns its folder; null without a registry */
export function installNext(): Promise<string | null> {
  return installPackages('next', next)
}
