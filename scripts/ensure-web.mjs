// Builds the web part if it is missing or older than its sources. The check takes a few milliseconds.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { isFresh } from './newest-change.ts'

const root = join(import.meta.dirname, '..')
const under = (...paths) => paths.map((path) => join(root, path))

const built = under('web/dist-ssr/entry-server.mjs', 'web/dist-ssr/pages.json', 'web/dist-ssr/document.json')
const sources = under(
  'web/src',
  'web/art',
  'web/public',
  'web/scripts',
  'web/index.html',
  'web/vite.config.ts',
  'shared/src',
  'package-lock.json',
)

if (!isFresh(built, sources)) {
  console.error('Building the web part: it is missing or older than its sources.')
  // The build report goes to stderr, because stdout belongs to the server that starts next.
  const build = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (build.status !== 0) {
    console.error('The web part could not be built; the lines above say why.')
    process.exit(1)
  }
}
