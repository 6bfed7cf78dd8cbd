import { mock } from 'node:test'

import t from 'tap'

import { awaitInteraction, whenIdle } from '../../src/loader/await-start.ts'

Object.assign(globalThis, { window: globalThis })
mock.timers.enable({ apis: ['setTimeout'] })

/** A page that waits for an interaction, with the number of downloads so far. */
function openPage() {
  const page = new EventTarget()
  const downloads = { count: 0 }
  awaitInteraction(page as Window, { prepare: () => (downloads.count += 1), run: () => undefined })
  const move = (movementX: number, movementY: number) => {
    page.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }))
    mock.timers.tick(0)
  }
  return { page, downloads, move }
}

t.test('a pointer that rests on the page does not start the scripts, and its first move does', async (t) => {
  const { downloads, move } = openPage()
  move(0, 0)
  t.equal(downloads.count, 0, 'the browser tells where the pointer rests')
  move(1, 0)
  t.equal(downloads.count, 1)
  move(0, 1)
  t.equal(downloads.count, 1, 'only once')
})

t.test('a press starts the download at once', async (t) => {
  const { page, downloads } = openPage()
  page.dispatchEvent(new Event('pointerdown'))
  t.equal(downloads.count, 1)
})

t.test('a scroll starts the download when it has come to rest', async (t) => {
  const { page, downloads } = openPage()
  page.dispatchEvent(new Event('scroll'))
  mock.timers.tick(149)
  t.equal(downloads.count, 0)
  mock.timers.tick(1)
  t.equal(downloads.count, 1)
})

t.test('a browser that never reports to be idle runs the scripts after two seconds', async (t) => {
  const options: unknown[] = []
  const requestIdleCallback = (_run: () => void, given: unknown) => options.push(given)
  Object.assign(globalThis, { requestIdleCallback })
  t.teardown(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'))
  whenIdle(() => undefined)
  t.same(options, [{ timeout: 2000 }])
})
