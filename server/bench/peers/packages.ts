import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const proxies = {
  '@fastify/http-proxy': '11.6.3',
  express: '5.3.0',
  fastify: '5.12.8',
  'http-proxy-middleware': '4.2.1',
}

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

/** Installs the proxies to compare with. @returns their folder; null without a registry */
export function installProxies(): Promise<string | null> {
  return installPackages('peers', proxies)
}
