import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import {
  type DocumentTemplate,
  prerenderedFiles,
  type PrerenderedPages,
} from '@mestieri/shared/contracts/page-renderer.ts'

const readBuilt = (file: string): Buffer => readFileSync(join(import.meta.dirname, '../../dist-ssr', file))

/** The template of the documents, as `npm run build` left it. */
export const builtTemplate = JSON.parse(readBuilt('document.json').toString()) as DocumentTemplate

/** Each edition of the static pages, as `npm run build` left it. */
export const builtEditions = Object.values(prerenderedFiles).map(
  (file) => JSON.parse(brotliDecompressSync(readBuilt(file)).toString()) as PrerenderedPages,
)
