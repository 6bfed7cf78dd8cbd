import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

const built = join(import.meta.dirname, '../dist-ssr')

t.test('pages are drawn with React’s production build, whatever NODE_ENV says', async (t) => {
  const names = (await readdir(built, { recursive: true })).filter((name) => /\.m?js$/.test(name))
  t.ok(names.includes('entry-server.mjs'))
  for (const name of names) {
    const text = await readFile(join(built, name), 'utf8')
    t.notMatch(text, /process\.env\.NODE_ENV/, `${name} chooses no build when it runs`)
    t.notMatch(text, /react[-\w.]*\.development\.js/, `${name} holds no development build`)
  }
})
