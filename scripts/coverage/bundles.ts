import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { createBuilder, type Rolldown } from 'vite'

import { bundleLoader } from '../../web/scripts/loader.ts'
import { markRun, type ScriptReport } from './lines.ts'

/** A part of a bundled script, up to the next part, and the source line that it was made from. */
interface Part {
  readonly offset: number
  readonly file: string
  readonly line: number
}

const emptyMap: SourceMapPayload = {
  version: 3,
  file: '',
  names: [],
  sources: [],
  sourcesContent: [],
  mappings: '',
  sourceRoot: '',
}

interface BundledScript {
  readonly length: number
  readonly parts: readonly Part[]
}

/** The scripts of the site's build, by which the coverage of a browser becomes that of the sources. */
export interface Bundles {
  /** The lines of each source file that are in a script, from 1. */
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>
  /** Returns the source lines that ran; null for a script that is not of the build. */
  findRun(report: ScriptReport): readonly Part[] | null
}

/**
 * Divides a script into the parts that its source map names. Only sources below `web/src` count.
 * @param fileOf returns the path of a source of the map, relative to the repository
 */
export function divideScript(
  code: string,
  map: Pick<SourceMapPayload, 'mappings' | 'sources'>,
  fileOf: (source: string) => string,
): Part[] {
  // Node reads no other field of a map.
  const entries = new SourceMap({ ...emptyMap, ...map })
  const sources = new Set(map.sources)
  const parts: Part[] = []
  let last = ''
  let offset = 0
  for (const [row, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1, offset += 1) {
      const entry = entries.findEntry(row, column)
      // Code that the bundler has added has no source.
      if (!('originalSource' in entry) || !sources.has(entry.originalSource)) continue
      const key = `${entry.generatedLine}:${entry.generatedColumn}`
      if (key === last) continue
      last = key
      parts.push({ offset, file: fileOf(entry.originalSource), line: entry.originalLine + 1 })
    }
    offset += 1
  }
  return parts.filter(({ file }) => file.startsWith('web/src/'))
}

/** The end of a script's address that names it: 'assets/main-1a2b3c4.js', 'dist-ssr/entry-server.mjs'. */
const nameOf = (address: string) => address.split('/').slice(-2).join('/')

interface MappedScript {
  readonly path: string
  /** The folder that the sources of the map are relative to. */
  readonly base: string
  readonly code: string
  readonly map: Rolldown.SourceMap | null
}

async function* scriptsOf(web: string): AsyncGenerator<MappedScript> {
  const builder = await createBuilder({
    root: web,
    logLevel: 'error',
    configFile: join(web, 'vite.config.ts'),
    // Without a reference to the map, a script has the same bytes and the same name as in the real build.
    build: { sourcemap: 'hidden', write: false },
  })
  for (const environment of Object.values(builder.environments)) {
    const result = await builder.build(environment)
    const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
    const folder = join(web, environment.config.build.outDir)
    for (const output of outputs) {
      if (output.type !== 'chunk') continue
      const path = join(folder, output.fileName)
      yield { path, base: dirname(path), code: output.code, map: output.map }
    }
  }
  const loader = await bundleLoader(web, true)
  yield { ...loader, path: join(web, 'dist', loader.file), base: join(web, 'dist') }
}

/** Bundles the site once more, with source maps and without writing a file. */
export async function readBundles(root: string): Promise<Bundles> {
  const scripts = new Map<string, BundledScript>()
  const lines = new Map<string, Set<number>>()
  for await (const { path, base, code, map } of scriptsOf(join(root, 'web'))) {
    if (!map) continue
    const parts = divideScript(code, map, (source) => relative(root, join(base, source)))
    scripts.set(nameOf(path), { length: code.length, parts })
    for (const { file, line } of parts) lines.set(file, (lines.get(file) ?? new Set()).add(line))
  }
  return {
    lines,
    findRun(report) {
      const script = scripts.get(nameOf(report.url))
      if (!script) return null
      const ran = markRun(script.length, report)
      return script.parts.filter(({ offset }) => ran[offset] === 1)
    },
  }
}
