import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { originPlaceholder, prerenderedFiles } from '@mestieri/shared/contracts/page-renderer.ts'
import t, { type Test } from 'tap'

import { loadWebBundle, type WebBundle } from '../../src/pages/web-bundle.ts'

function page(body: string): string {
  return `<html data-origin="${originPlaceholder}"><body class="page">${body}</body></html>`
}

/** A web build with one page, which has sample content in one of its two editions. */
async function builtWeb(t: Test): Promise<string> {
  const folder = t.testdir()
  const ssr = join(folder, 'dist-ssr')
  await mkdir(ssr)
  const html = `<!doctype html>\n<html lang="it" data-origin="${originPlaceholder}"><head><!--head--></head><body><!--app--><!--data--></body></html>`
  const write = (name: string, content: unknown) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    return writeFile(join(ssr, name), name.endsWith('.br') ? brotliCompressSync(text) : text)
  }
  await write('document.json', {
    html,
    links: {},
    failure: '<noscript>$& Errore</noscript>',
    demonstration: '<aside>$& dimostrativo</aside>',
  })
  await write(prerenderedFiles.plain, { pages: { '/': page('vere') }, notFound: page('404') })
  await write(prerenderedFiles.samples, { pages: { '/': page('esempi') }, notFound: page('404') })
  await write(
    'entry-server.mjs',
    'export const createRenderer = ({ html }, samples) => async () => ({ status: 200, html: [samples + html] })',
  )
  return folder
}

/** The document that the renderer makes. */
async function rendered({ render }: WebBundle): Promise<string | undefined> {
  const { html } = await render({ url: '/', reader: {} as never, origin: 'https://esempio.it' })
  return html?.join('')
}

t.test('with a real upstream no page has sample content', async (t) => {
  const web = await loadWebBundle(await builtWeb(t), 'https://esempio.it')
  t.equal(web.pages.get('/'), '<html data-origin="https://esempio.it"><body class="page">vere</body></html>')
  t.match(web, { samples: false, demo: false })
  t.notMatch(web.shell, 'data-samples')
  t.match(await rendered(web), /^false/)
})

t.test('with the embedded upstream pages have sample content, and the browser is informed', async (t) => {
  const web = await loadWebBundle(await builtWeb(t), 'https://esempio.it', true)
  t.match(web.pages.get('/'), 'esempi')
  t.match(web, { samples: true, demo: false })
  t.match(web.shell, /<html [^>]*data-origin="https:\/\/esempio\.it"/)
  t.match(web.shell, /<html [^>]*data-samples[ >]/)
  t.notMatch(web.shell, '<!--', 'the marks are gone')
  t.match(web.shell, '<body><noscript>$& Errore</noscript></body>', 'it is no blank page without scripts')
  t.match(await rendered(web), /^true/)
})

t.test('every document of a demonstration says so above the page, and no other does', async (t) => {
  const folder = await builtWeb(t)
  for (const demo of [true, false]) {
    const config = { demo, cardProvider: 'stripe', tagManagerId: null, recaptcha: null } as const
    const web = await loadWebBundle(folder, 'https://esempio.it', false, config)
    t.equal(web.demo, demo)
    for (const html of [web.pages.get('/'), web.notFound, web.shell, await rendered(web)]) {
      t.equal(html?.match(/<html [^>]*data-demo[ >]/g)?.length ?? 0, demo ? 1 : 0)
      t.equal(html?.match(/<body[^>]*><aside>\$& dimostrativo<\/aside>/g)?.length ?? 0, demo ? 1 : 0)
    }
  }
})

t.test('documents name the card provider, except Stripe', async (t) => {
  const folder = await builtWeb(t)
  for (const cardProvider of ['stripe', 'sandbox', 'none'] as const) {
    const config = { demo: false, cardProvider, tagManagerId: null, recaptcha: null }
    const web = await loadWebBundle(folder, 'https://esempio.it', false, config)
    const marks = cardProvider === 'stripe' ? [] : [cardProvider]
    for (const html of [web.pages.get('/'), web.notFound, web.shell, await rendered(web)]) {
      t.same(
        [...(html ?? '').matchAll(/data-cards="(\w+)"/g)].map(([, name]) => name),
        marks,
      )
    }
  }
})

t.test('documents name the tag manager only if it is configured', async (t) => {
  const folder = await builtWeb(t)
  const documents = async (tagManagerId: string | null) => {
    const config = { demo: false, cardProvider: 'stripe', tagManagerId, recaptcha: null } as const
    const web = await loadWebBundle(folder, 'https://esempio.it', false, config)
    return [web.pages.get('/'), web.notFound, web.shell, await rendered(web)]
  }
  for (const html of await documents('GTM-PROVA1')) t.match(html, /<html [^>]*data-tag-manager="GTM-PROVA1"/)
  for (const html of await documents(null)) t.notMatch(html, 'tag-manager')
})

t.test('documents name the public key of the bot check if it is configured, never its secret', async (t) => {
  const folder = await builtWeb(t)
  const recaptcha = { siteKey: 'a"b<c>&d', secret: 'canary-secret' }
  const config = { demo: false, cardProvider: 'stripe', tagManagerId: null, recaptcha } as const
  const web = await loadWebBundle(folder, 'https://esempio.it', true, config)
  for (const html of [web.pages.get('/'), web.notFound, web.shell, await rendered(web)]) {
    t.match(html, 'data-bot-check="a&#34;b&#60;c&#62;&#38;d"')
    t.notMatch(html, 'canary')
  }
  const plain = await loadWebBundle(folder, 'https://esempio.it')
  t.notMatch(plain.pages.get('/'), 'bot-check')
})

t.test('a missing web build is an error with an explanation', async (t) => {
  await t.rejects(loadWebBundle(t.testdir(), 'https://esempio.it'), { code: 'ENOENT' })
})
