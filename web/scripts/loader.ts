import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { build } from 'vite'

import { mainModule } from '../src/loader/loader-marks.ts'

interface LoaderFile {
  /** The path in the web build, without a leading slash. */
  readonly file: string
  readonly code: string
}

/**
 * Bundles the loader: one script without imports, so that a page to be read costs one small request.
 * @param root the folder of the web part
 */
export async function bundleLoader(root: string): Promise<LoaderFile> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(root, 'src/loader/loader.ts'), formats: ['iife'], name: 'loader' },
    },
  })
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const code = outputs.find((part) => part.type === 'chunk')?.code
  if (code === undefined) throw new Error('the loader was not bundled')
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7)
  return { file: `assets/loader-${hash}.js`, code }
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
