import t from 'tap'

import { type ReloadDeps, reloadForStaleBuild } from '../../src/app/stale-build.ts'

/** A browser tab with a fake clock and connection, which counts reloads. */
function tab(online = true) {
  const kept = new Map<string, string>()
  const state = { now: 1_000_000, online, reloads: 0 }
  const deps: ReloadDeps = {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    reload: () => {
      state.reloads += 1
    },
    online: () => state.online,
    now: () => state.now,
  }
  return { state, deps }
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js')

t.test('a missing script reloads the page once, and again only after a minute', async (t) => {
  const { state, deps } = tab()
  t.equal(reloadForStaleBuild(missing, deps), true)
  state.now += 30_000
  t.equal(reloadForStaleBuild(missing, deps), false)
  t.equal(state.reloads, 1)
  state.now += 30_001
  t.equal(reloadForStaleBuild(missing, deps), true)
  t.equal(state.reloads, 2)
})

t.test('the error messages of all browsers are recognised, and a missing style too', async (t) => {
  for (const error of [
    new TypeError('error loading dynamically imported module: /assets/page-1.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/page-1.css'),
  ]) {
    t.equal(reloadForStaleBuild(error, tab().deps), true, error.message)
  }
})

t.test('without a connection the page is not reloaded', async (t) => {
  const { state, deps } = tab(false)
  t.equal(reloadForStaleBuild(missing, deps), false)
  t.equal(state.reloads, 0)
})

t.test('another error does not reload the page', async (t) => {
  const { state, deps } = tab()
  t.equal(reloadForStaleBuild(new TypeError('x is not a function'), deps), false)
  t.equal(reloadForStaleBuild('nothing', deps), false)
  t.equal(state.reloads, 0)
})

t.test('without session storage the page is not reloaded, because it could repeat forever', async (t) => {
  const { state, deps } = tab()
  const storage = {
    ...deps.storage,
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  t.equal(reloadForStaleBuild(missing, { ...deps, storage }), false)
  t.equal(state.reloads, 0)
})
