import t from 'tap'

import { createBotCheck, tokenDeadlineMs, type TokenProvider } from '../../src/lib/bot-check/bot-check.ts'

const unavailable = () => Promise.reject(new Error('no key'))

/** A bot check with a clock and timers that the test controls. */
function setUp(load: () => Promise<TokenProvider>) {
  const timers = new Map<() => void, number>()
  let elapsed = 0
  let loads = 0
  const check = createBotCheck('booking', {
    load: () => {
      loads += 1
      return load()
    },
    elapsed: () => elapsed,
    setTimer: (ms, run) => {
      timers.set(run, ms)
      return () => timers.delete(run)
    },
  })
  const wait = (ms: number) => void (elapsed += ms)
  return { check, timers, wait, loads: () => loads }
}

t.test('the script loads when the form is first used, and only once', async (t) => {
  const { check, loads } = setUp(async () => ({ execute: async () => 'token' }))
  t.equal(loads(), 0)
  check.touch()
  check.touch()
  t.equal(loads(), 1)
})

t.test('each request has a new token, for the form’s action', async (t) => {
  const actions: string[] = []
  const { check, wait, timers } = setUp(async () => ({
    execute: async (action) => `token ${actions.push(action)}`,
  }))
  check.touch()
  wait(1234.5)
  t.same(await check.headers(), { 'x-form-check': '1235;', 'x-recaptcha-token': 'token 1' })
  wait(1000)
  t.same(await check.headers(), { 'x-form-check': '2235;', 'x-recaptcha-token': 'token 2' })
  t.same(actions, ['booking', 'booking'])
  t.equal(timers.size, 0, 'no timer is left')
})

t.test('the honeypot value is sent in characters that a header allows', async (t) => {
  const { check, wait } = setUp(unavailable)
  wait(5000)
  check.trap(`Rossi S.r.l.\r\nx-evil: 1 😀 ${'x'.repeat(100)}`)
  const { 'x-form-check': form = '' } = await check.headers()
  t.match(form, /^5000;Rossi S\.r\.l\.__x-evil_ 1 __ x+$/)
  t.equal(form.length, '5000;'.length + 64)
  t.doesNotThrow(() => new Headers({ form }))
  check.trap('')
  t.same(await check.headers(), { 'x-form-check': '5000;' })
})

t.test('a form that was not used on this page sends no form header', async (t) => {
  const { check } = setUp(unavailable)
  t.same(await check.headers(), {})
})

t.test('without a token the request is sent after at most five seconds', async (t) => {
  const failing: Readonly<Record<string, () => Promise<TokenProvider>>> = {
    'a script that fails to load': unavailable,
    'a provider that refuses': async () => ({ execute: () => Promise.reject(new Error('refused')) }),
  }
  for (const [what, load] of Object.entries(failing)) {
    const { check, timers } = setUp(load)
    t.same(await check.headers(), {}, what)
    t.equal(timers.size, 0, what)
  }
  const hanging: typeof failing = {
    'a script that hangs': () => new Promise(() => undefined),
    'a provider that hangs': async () => ({ execute: () => new Promise(() => undefined) }),
  }
  for (const [what, load] of Object.entries(hanging)) {
    const { check, timers } = setUp(load)
    const headers = check.headers()
    t.same([...timers.values()], [tokenDeadlineMs], what)
    for (const run of timers.keys()) run()
    t.same(await headers, {}, what)
  }
  t.equal(tokenDeadlineMs, 5000)
})

t.test('the duration of the token request is not counted', async (t) => {
  const { check, wait } = setUp(async () => {
    wait(3000)
    return { execute: async () => 'token' }
  })
  check.trap('')
  t.same(await check.headers(), { 'x-form-check': '3000;', 'x-recaptcha-token': 'token' })
})

t.test('a script that failed is loaded again', async (t) => {
  let works = false
  const { check, loads } = setUp(async () => {
    if (!works) throw new Error('offline')
    return { execute: async () => 'token' }
  })
  check.touch()
  t.same(await check.headers(), { 'x-form-check': '0;' })
  works = true
  t.same(await check.headers(), { 'x-form-check': '0;', 'x-recaptcha-token': 'token' })
  t.equal(loads(), 3)
})
