import { join } from 'node:path'

import { isFresh } from './newest-change.ts'

const root = join(import.meta.dirname, '..')
const under = (...paths: readonly string[]) => paths.map((path) => join(root, path))

/** The two parts of a build: the files that each writes, the sources that it reads, and its script. */
export const builtParts = [
  {
    name: 'web part',
    built: under('web/dist-ssr/entry-server.mjs', 'web/dist-ssr/pages.json.br', 'web/dist-ssr/document.json'),
    sources: under(
      'web/src',
      'web/art',
      'web/public',
      'web/scripts',
      'web/index.html',
      'web/vite.config.ts',
      'shared/src',
      'package-lock.json',
    ),
    folder: 'web',
    script: 'scripts/build.ts',
  },
  {
    name: 'server',
    // The build writes the last of these files at its end.
    built: under('server/dist/main.mjs', 'server/dist/learned-jobs.bin', 'server/dist/reported-dangers.bin'),
    sources: under(
      'server/src',
      'server/embedded/src',
      'shared/src',
      'scripts/build-server.ts',
      'scripts/learn-kept.ts',
      'package-lock.json',
    ),
    folder: '.',
    script: 'scripts/build-server.ts',
  },
] as const

/** Whether a part is built and not older than its sources. The check takes a few milliseconds. */
export function isBuilt(name: (typeof builtParts)[number]['name']): boolean {
  const part = builtParts.find((one) => one.name === name)
  return part !== undefined && isFresh(part.built, part.sources)
}
