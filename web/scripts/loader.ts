import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { build, type Rolldown } from 'vite'

import { mainModule } from '../src/loader/loader-marks.ts'

interface LoaderFile {
  /** The path in the web build, without a leading slash. */
  readonly file: string
  readonly code: string
  /** Null unless the map was asked for. */
  readonly map: Rolldown.SourceMap | null
}

/**
 * Bundles the loader: one script without imports, so that a page to be read costs one small request.
 * @param root the folder of the web part
 * @param sourcemap whether to return the source map too; the code is the same
 */
export async function bundleLoader(root: string, sourcemap = false): Promise<LoaderFile> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      sourcemap: sourcemap && 'hidden',
      lib: { entry: join(root, 'src/loader/loader.ts'), formats: ['iife'], name: 'loader' },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = outputs.find((part) => part.type === 'chunk')
  if (!chunk) throw new Error('the loader was not bundled')
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 7)
  return { file: `assets/loader-${hash}.js`, code: chunk.code, map: chunk.map }
}

const mainScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Replaces the main script of the built document by the loader, which imports the module of the marked link.
 * @throws {Error} if the document has no main script
 */
export function withLoader(html: string, file: string): string {
  if (!mainScript.test(html)) throw new Error('the built document has no main script')
  return html.replace(
    mainScript,
    (_, source: string) =>
      `<link rel="modulepreload" ${mainModule} crossorigin href="${source}">\n    ` +
      // Behind the link, which it reads when it runs.
      `<script async crossorigin src="/${file}"></script>`,
  )
}
