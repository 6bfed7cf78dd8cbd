import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import t from 'tap'

import { build } from '../support/build.ts'
import { webBundle } from '../support/web-bundle.ts'

const missing: RenderPage = async () => ({ status: 404, html: ['<html>nobody</html>'] })

const broken: RenderPage = () => Promise.reject(new Error('broken component'))

t.test('BR-11: search engines may index pages, must cache no copies and skip private pages', async (t) => {
  const { fetch } = await build(t, { web: await webBundle(t) })
  t.equal((await fetch('/')).headers.get('x-robots-tag'), 'noarchive')
  t.equal((await fetch('/thank_you')).headers.get('x-robots-tag'), 'noindex, noarchive')
})

t.test('pages with sample professionals are not indexed, the others are', async (t) => {
  const { fetch } = await build(t, { web: { ...(await webBundle(t)), samples: true } })
  const directory = '/incontra_professionisti'
  for (const path of [
    directory,
    `${directory}/`,
    `${directory}?profession=Idraulico`,
    `${directory}/rossi`,
  ]) {
    t.equal((await fetch(path)).headers.get('x-robots-tag'), 'noindex, noarchive', path)
  }
  for (const path of ['/', '/servizi/caldaia', '/info/come_ordiniamo_i_risultati']) {
    t.equal((await fetch(path)).headers.get('x-robots-tag'), 'noarchive', path)
  }
})

t.test('no page of a demonstration is indexed, whatever its status', async (t) => {
  for (const [render, status] of [
    [missing, 404],
    [broken, 500],
  ] as const) {
    const { fetch } = await build(t, { web: { ...(await webBundle(t, render)), demo: true } })
    for (const [path, expected] of [
      ['/', 200],
      ['/servizi/caldaia', 200],
      ['/incontra_professionisti/rossi', status],
      ['/scopri_quanto_costa/caldaia', status],
      ['/boh', 404],
    ] as const) {
      const response = await fetch(path)
      t.equal(response.status, expected, path)
      t.equal(response.headers.get('x-robots-tag'), 'noindex, noarchive', path)
    }
  }
})
