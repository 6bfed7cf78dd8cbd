import { createHash } from 'node:crypto'

import t from 'tap'

import { createHtmlDocument } from '../../src/pages/html-document.ts'

const lines = "content-security-policy: script-src 'self'; style-src 'self'; img-src 'self'\r\n"
const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`

t.test('the policy of a document admits the styles of its head and no others', async (t) => {
  const styles = '@media (width<60rem){.a{top:0}}'
  const html = `<html><head><style>${styles}</style></head><body><style>.b{top:0}</style></body></html>`
  const { admitStyles } = createHtmlDocument([html], 'kept')
  const admitted = `content-security-policy: script-src 'self'; style-src 'self' ${hashOf(styles)}; img-src 'self'\r\n`
  t.equal(admitStyles(lines), admitted)
  t.equal(admitStyles(lines), admitted, 'the second time too')
})

t.test('a document in pieces has the policy and the bytes of the same document in one', async (t) => {
  const pieces = [
    '<html><head><title>è</title>',
    '<style>.a{top:0}</style>',
    '<link></head><body>€ ',
    'fine</body></html>',
  ]
  for (let render = 0; render < 2; render += 1) {
    const { admitStyles, document } = createHtmlDocument(pieces, 'once')
    t.equal(admitStyles(lines), createHtmlDocument([pieces.join('')], 'once').admitStyles(lines))
    t.match(admitStyles(lines), hashOf('.a{top:0}'))
    t.equal(String(await document.body('identity')), pieces.join(''))
  }
  const [start = '', , end = ''] = pieces
  const other = createHtmlDocument([start, '<style>.b{top:0}</style>', end], 'once')
  t.match(other.admitStyles(lines), hashOf('.b{top:0}'))
})

t.test('the policy of a document without styles of its own stays as it is', async (t) => {
  for (const body of ['', '<style>.b{top:0}</style>']) {
    const { admitStyles } = createHtmlDocument([`<html><head></head><body>${body}</body></html>`], 'once')
    t.equal(admitStyles(lines), lines)
  }
})
