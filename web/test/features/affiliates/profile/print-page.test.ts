import t from 'tap'

import { printPage } from '../../../../src/features/affiliates/profile/actions/print-page.ts'

/** A lazy photo below the visible part of the page. */
function photo(decode: () => Promise<void>) {
  return { loading: 'lazy' as 'eager' | 'lazy', decode }
}

const never = () => () => {}

t.test('printing waits for lazy photos and ignores broken ones', async (t) => {
  const arrival = Promise.withResolvers<void>()
  const late = photo(() => arrival.promise)
  const broken = photo(() => Promise.reject(new DOMException('broken', 'EncodingError')))
  let sheets = 0
  const print = () => {
    sheets += 1
  }
  const printed = printPage({ images: [late, broken], print, setTimer: never })
  await Promise.resolve()
  t.equal(sheets, 0)
  t.equal(late.loading, 'eager')
  arrival.resolve()
  await printed
  t.equal(sheets, 1)
})

t.test('printing starts after the timeout if a photo never loads', async (t) => {
  let over: (() => void) | undefined
  let sheets = 0
  const printed = printPage({
    images: [photo(() => new Promise(() => {}))],
    print: () => {
      sheets += 1
    },
    setTimer: (_ms, run) => {
      over = run
      return () => {}
    },
  })
  over?.()
  await printed
  t.equal(sheets, 1)
})
