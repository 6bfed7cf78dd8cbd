import t from 'tap'

import { reloadForStaleBuild } from '../../src/app/stale-build.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js')

t.test('a script that a deploy removed reloads the page once, and again only after a minute', async (t) => {
  const storage = memory()
  let reloads = 0
  const reload = () => {
    reloads += 1
  }
  t.equal(reloadForStaleBuild(missing, storage, reload, 1_000_000), true)
  t.equal(reloadForStaleBuild(missing, storage, reload, 1_030_000), false)
  t.equal(reloads, 1)
  t.equal(reloadForStaleBuild(missing, storage, reload, 1_061_000), true)
  t.equal(reloads, 2)
})

t.test('every browser’s words for it are known, and a missing style too', async (t) => {
  for (const message of [
    'error loading dynamically imported module: /assets/page-1.js',
    'Importing a module script failed.',
  ]) {
    t.equal(
      reloadForStaleBuild(new TypeError(message), memory(), () => undefined, 1_000_000),
      true,
    )
  }
  const style = new Error('Unable to preload CSS for /assets/page-1.css')
  t.equal(
    reloadForStaleBuild(style, memory(), () => undefined, 1_000_000),
    true,
  )
})

t.test('any other fault is not reloaded away', async (t) => {
  const reload = () => t.fail('no reload')
  t.equal(reloadForStaleBuild(new TypeError('x is not a function'), memory(), reload, 1_000_000), false)
  t.equal(reloadForStaleBuild('nothing', memory(), reload, 1_000_000), false)
})
