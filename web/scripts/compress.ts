import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const smallestWorthwhile = 1024

/** Writes a .br and a .gz beside every text file of a folder, for @fastify/static to choose from. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = await readFile(file)
      if (content.length < smallestWorthwhile) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }))
    }),
  )
}
