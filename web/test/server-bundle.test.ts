import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

const built = join(import.meta.dirname, '../dist-ssr')

t.test('the server bundle has React’s production build, independent of NODE_ENV', async (t) => {
  const names = (await readdir(built, { recursive: true })).filter((name) => /\.m?js$/.test(name))
  t.ok(names.includes('entry-server.mjs'))
  for (const name of names) {
    const text = await readFile(join(built, name), 'utf8')
    t.notMatch(text, /process\.env\.NODE_ENV/, `${name} does not read NODE_ENV`)
    t.notMatch(text, /react[-\w.]*\.development\.js/, `${name} has no development build`)
  }
})
