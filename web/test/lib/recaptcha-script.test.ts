import t from 'tap'

import { loadRecaptcha } from '../../src/lib/bot-check/recaptcha-script.ts'

class FakeScript extends EventTarget {
  src = ''
  async = false
  readonly remove: () => void
  constructor(remove: (script: FakeScript) => void) {
    super()
    this.remove = () => remove(this)
  }
}

/** A fake page that records its scripts, and a fake window on which the script sets its global. */
function setUp() {
  const scripts: FakeScript[] = []
  const scope: { grecaptcha?: unknown } = {}
  const page = {
    createElement: () => new FakeScript((script) => scripts.splice(scripts.indexOf(script), 1)),
    head: { append: (script: FakeScript) => void scripts.push(script) },
    querySelector: () => scripts[0] ?? null,
  }
  const deps = { siteKey: 'a key&more', page, scope } as unknown as Parameters<typeof loadRecaptcha>[0]
  const asked: unknown[] = []
  const arrive = () => {
    scope.grecaptcha = {
      ready: (run: () => void) => run(),
      execute: async (...what: unknown[]) => `token ${asked.push(what)}`,
    }
    scripts[0]?.dispatchEvent(new Event('load'))
  }
  return { deps, scripts, scope, asked, arrive }
}

t.test('the script is added once per page for any number of calls', async (t) => {
  const { deps, scripts, asked, arrive } = setUp()
  const two = Promise.all([loadRecaptcha(deps), loadRecaptcha(deps)])
  t.equal(scripts.length, 1)
  t.equal(scripts[0]?.src, 'https://www.google.com/recaptcha/api.js?render=a+key%26more&hl=it')
  t.equal(scripts[0]?.async, true)
  arrive()
  const [first] = await two
  const later = await loadRecaptcha(deps)
  t.equal(scripts.length, 1)
  t.equal(await first.execute('chat'), 'token 1')
  t.equal(await later.execute('billing'), 'token 2')
  t.same(asked, [
    ['a key&more', { action: 'chat' }],
    ['a key&more', { action: 'billing' }],
  ])
})

t.test(
  'a script that is blocked or sets no global gives an error, and the next call adds it again',
  async (t) => {
    const { deps, scripts, arrive } = setUp()
    for (const event of ['error', 'load']) {
      const failing = loadRecaptcha(deps)
      scripts[0]?.dispatchEvent(new Event(event))
      await t.rejects(failing, /did not load/)
      t.equal(scripts.length, 0)
    }
    const working = loadRecaptcha(deps)
    arrive()
    t.equal(await (await working).execute('booking'), 'token 1')
  },
)
