import t from 'tap'

import { shareLink, type ShareDeps } from '../../../../src/features/affiliates/profile/actions/share-link.ts'

const page = {
  title: 'Idraulica Brianza',
  url: 'https://example.it/incontra_professionisti/idraulica-brianza',
}

/** Fakes of the share sheet and the clipboard; `copied` has the copied texts. */
function browser(share: ShareDeps['share'], copies = true) {
  const copied: string[] = []
  return {
    copied,
    means: {
      share,
      copy: async (text: string) => {
        copied.push(text)
        return copies
      },
    },
  }
}

const refuses = (name: string) => () => Promise.reject(new DOMException('refused', name))

t.test('the browser’s share sheet is used if it has one', async (t) => {
  const asked: unknown[] = []
  const { means, copied } = browser(async (shared) => void asked.push(shared))
  t.equal(await shareLink(page, means), 'done')
  t.same(asked, [page])
  t.same(copied, [])
})

t.test('if the visitor closes the share sheet, nothing is copied and no message shows', async (t) => {
  const { means, copied } = browser(refuses('AbortError'))
  t.equal(await shareLink(page, means), 'done')
  t.same(copied, [])
})

t.test('without a share sheet, or if it refuses, the URL is copied', async (t) => {
  for (const share of [undefined, refuses('NotAllowedError')]) {
    const { means, copied } = browser(share)
    t.equal(await shareLink(page, means), 'copied')
    t.same(copied, [page.url])
  }
})

t.test('the outcome is `failed` if neither works', async (t) => {
  t.equal(await shareLink(page, browser(undefined, false).means), 'failed')
})
