import t from 'tap'

import { createConnectionStore } from '../../src/app/connection.ts'

const nobody = () => {}

/** A browser with a fake connection and clock; `said` has the shown states in order. */
function browser() {
  let isOnline = true
  let now = 0
  let changed = nobody
  const timers = new Map<object, { readonly at: number; readonly run: () => void }>()
  const store = createConnectionStore({
    online: () => isOnline,
    watch: (onChange) => {
      changed = onChange
      return () => {
        changed = nobody
      }
    },
    setTimer: (ms, run) => {
      const timer = { at: now + ms, run }
      timers.set(timer, timer)
      return () => void timers.delete(timer)
    },
  })
  const said: string[] = []
  const end = store.subscribe(() => said.push(store.state()))
  return {
    said,
    end,
    state: store.state,
    pending: () => timers.size,
    become: (online: boolean) => {
      isOnline = online
      changed()
    },
    pass: (ms: number) => {
      now += ms
      for (const timer of timers.values()) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

t.test('a lost connection is shown, then its return, then nothing', async (t) => {
  const { said, become, pass } = browser()
  become(false)
  pass(1200)
  t.same(said, ['lost'])
  pass(60_000)
  become(true)
  t.same(said, ['lost', 'back'])
  pass(4000)
  t.same(said, ['lost', 'back', 'usual'])
})

t.test('a change of network is not shown', async (t) => {
  const { said, become, pass, pending } = browser()
  become(false)
  pass(1100)
  become(true)
  pass(10_000)
  t.same(said, [])
  t.equal(pending(), 0)
})

t.test('the connection can be lost again while its return is shown', async (t) => {
  const { said, become, pass } = browser()
  become(false)
  pass(1200)
  become(true)
  pass(3000)
  become(false)
  pass(1200)
  t.same(said, ['lost', 'back', 'lost'], 'the end of the message does not hide the loss')
})

t.test('unsubscribing cancels the timers', async (t) => {
  const { said, become, pass, end, state, pending } = browser()
  become(false)
  end()
  t.equal(pending(), 0)
  pass(5000)
  t.same(said, [])
  t.equal(state(), 'usual')
})
