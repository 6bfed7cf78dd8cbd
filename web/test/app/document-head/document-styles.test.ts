import type { DocumentTemplate } from '@mestieri/shared/contracts/page-renderer.ts'
import t from 'tap'

import { divideStyles } from '../../../scripts/divide-styles.ts'
import { createStyleInliner } from '../../../src/app/document-head/document-styles.ts'

/** The styles that a document with this content gets from a stylesheet. */
function inlined(css: string, body: string, demonstration = ''): string {
  const styles = { 'assets/a.css': divideStyles(css) }
  const template: DocumentTemplate = { html: '', links: {}, styles, failure: '', demonstration }
  const inlineStyles = createStyleInliner(template)
  const [style] = inlineStyles('<link rel="stylesheet" crossorigin href="/assets/a.css">', [body])
  return /^<style>(.*)<\/style>$/s.exec(style)?.[1] ?? ''
}

t.test('a rule whose classes the document lacks is left out', async (t) => {
  const css = '.a{top:0}.b{top:1px}.a .b{top:2px}.a.c,.b{top:3px}p{top:4px}'
  t.equal(inlined(css, '<p class="a">'), '.a{top:0}p{top:4px}')
  t.equal(inlined(css, '<p class="a c">'), '.a{top:0}.a.c,.b{top:3px}p{top:4px}')
  t.equal(inlined(css, '<p class="a"><i class="b">'), css)
})

t.test('a rule stays if its state, its attributes or its negation may come to match', async (t) => {
  const kept = [
    '.a:hover{top:0}',
    '.a[open]{top:0}',
    '.a:not(.b){top:0}',
    '.a:not(:is(.b,.c)) p{top:0}',
    ':is(.b,.a){top:0}',
    '.a:has(.b){top:0}',
    '[class*=".b"]{top:0}',
    'html[data-demo]{top:0}',
  ]
  for (const css of kept) t.equal(inlined(css, '<p class="a">'), css)
})

t.test('blocks keep their conditions and go when no rule of theirs stays', async (t) => {
  t.equal(
    inlined('@media (width<60rem){.a{top:0}@supports (top:0){.b{top:0}}.b{top:0}}', '<p class="a">'),
    '@media (width<60rem){.a{top:0}}',
  )
  t.equal(inlined('@media print{.b{top:0}}', '<p class="a">'), '')
})

t.test('layers, fonts and animations stay', async (t) => {
  const css =
    '@layer base,page;@font-face{font-family:F;src:url(/f.woff2)}@keyframes k{to{top:0}}@layer base{p{top:0}}'
  t.equal(inlined(css, '<p>'), css)
})

t.test('markup that ends within an attribute is read to its end', async (t) => {
  t.equal(inlined('.a{top:0}.b{top:1px}', '<p class="a"><p class="b'), '.a{top:0}')
})

t.test('the bar of a demonstration, which the server adds, keeps its styles', async (t) => {
  t.equal(inlined('.bar{top:0}.b{top:0}', '<p>', '<div class="bar wide">'), '.bar{top:0}')
})

t.test('the whole stylesheets are deferred, the disabled ones stay', async (t) => {
  const template: DocumentTemplate = { html: '', links: {}, styles: {}, failure: '', demonstration: '' }
  const disabled = '<link rel="stylesheet" disabled crossorigin href="/assets/b.css" integrity="sha256-b">'
  const whole = '<link rel="stylesheet" crossorigin href="/assets/a.css" integrity="sha256-a">'
  t.same(createStyleInliner(template)(whole + disabled, ['']), [
    '<style></style>',
    whole.replace('stylesheet', 'deferred') + disabled,
  ])
})

t.test('documents with the same classes share the styles, others have their own', async (t) => {
  const styles = { 'assets/a.css': divideStyles('.a{top:0}.b{top:1px}') }
  const inlineStyles = createStyleInliner({ html: '', links: {}, styles, failure: '', demonstration: '' })
  const link = '<link rel="stylesheet" crossorigin href="/assets/a.css">'
  const first = inlineStyles(link, ['<i class="a">', '<p>text'])
  t.equal(inlineStyles(link, ['<i class="a">', '<i class="a">']), first)
  t.equal(inlineStyles(link, ['<i class="b">'])[0], '<style>.b{top:1px}</style>')
  t.equal(inlineStyles('', ['<i class="a">'])[0], '<style></style>', 'another page links other stylesheets')
  for (let i = 0; i < 100; i += 1) inlineStyles(link, [`<i class="a x${i}">`])
  t.same(inlineStyles(link, ['<i class="a">']), first)
})
