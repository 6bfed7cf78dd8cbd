import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package is this product's own
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly version: string
}

/** The version of the product, from its package. */
export const productVersion = version
