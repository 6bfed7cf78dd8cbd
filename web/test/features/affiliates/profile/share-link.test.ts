import t from 'tap'

import { shareLink, type ShareMeans } from '../../../../src/features/affiliates/profile/share-link.ts'

const page = {
  title: 'Idraulica Brianza',
  url: 'https://example.it/incontra_professionisti/idraulica-brianza',
}

/** A browser whose sheet does as told, and what it was asked to do. */
function browser(share: ShareMeans['share'], copies = true) {
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

t.test('the browser’s own sheet is used where there is one', async (t) => {
  const asked: unknown[] = []
  const { means, copied } = browser(async (shared) => void asked.push(shared))
  t.equal(await shareLink(page, means), 'done')
  t.same(asked, [page])
  t.same(copied, [])
})

t.test('whoever closes the sheet has changed their mind: nothing is copied, nothing said', async (t) => {
  const { means, copied } = browser(refuses('AbortError'))
  t.equal(await shareLink(page, means), 'done')
  t.same(copied, [])
})

t.test('without a sheet, or where it refuses, the address is copied', async (t) => {
  for (const share of [undefined, refuses('NotAllowedError')]) {
    const { means, copied } = browser(share)
    t.equal(await shareLink(page, means), 'copied')
    t.same(copied, [page.url])
  }
})

t.test('where nothing works it is told', async (t) => {
  t.equal(await shareLink(page, browser(undefined, false).means), 'failed')
})
