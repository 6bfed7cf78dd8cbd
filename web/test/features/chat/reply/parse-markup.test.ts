import t from 'tap'

import {
  type Block,
  type Inline,
  mentionsEuro,
  parseMarkup,
  plainText,
} from '../../../../src/features/chat/reply/parse-markup.ts'
import { hostileReplies } from './hostile-replies.ts'

const text = (value: string): Inline => ({ kind: 'text', text: value })

function pieces(blocks: readonly Block[]): Inline[] {
  const open = (piece: Inline): Inline[] =>
    piece.kind === 'bold' ? [piece, ...piece.inside.flatMap(open)] : [piece]
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines).flat().flatMap(open))
}

t.test('AZ-12: paragraphs, line breaks, bold, lists and links are parsed; the rest is text', async (t) => {
  t.same(parseMarkup('Ciao.\nDue righe.\n\nAltro **importante** qui'), [
    { kind: 'paragraph', lines: [[text('Ciao.')], [text('Due righe.')]] },
    {
      kind: 'paragraph',
      lines: [[text('Altro '), { kind: 'bold', inside: [text('importante')] }, text(' qui')]],
    },
  ])
  t.same(parseMarkup('Servono:\n- metri\n- **foto**\n\n3. uno\n4) due\nFine'), [
    { kind: 'paragraph', lines: [[text('Servono:')]] },
    {
      kind: 'list',
      ordered: false,
      first: 1,
      items: [[text('metri')], [{ kind: 'bold', inside: [text('foto')] }]],
    },
    { kind: 'list', ordered: true, first: 3, items: [[text('uno')], [text('due')]] },
    { kind: 'paragraph', lines: [[text('Fine')]] },
  ])
  t.same(parseMarkup('2 * 3 = 6 e [3 m²] e - no, 5*4*3'), [
    { kind: 'paragraph', lines: [[text('2 * 3 = 6 e [3 m²] e - no, 5*4*3')]] },
  ])
})

t.test('a link shows its host unless its label is its URL', async (t) => {
  t.same(pieces(parseMarkup('Vedi [la guida](https://www.agenziaentrate.gov.it/bonus).')), [
    text('Vedi '),
    {
      kind: 'link',
      href: 'https://www.agenziaentrate.gov.it/bonus',
      label: 'la guida',
      host: 'www.agenziaentrate.gov.it',
    },
    text('.'),
  ])
  t.same(pieces(parseMarkup('Vedi https://esempio.it/a?b=1, grazie')), [
    text('Vedi '),
    { kind: 'link', href: 'https://esempio.it/a?b=1', label: 'esempio.it/a?b=1', host: null },
    text(', grazie'),
  ])
  const [posing] = pieces(parseMarkup('[esempio.it](https://evil.example/esempio.it)'))
  t.match(posing, { kind: 'link', label: 'esempio.it', host: 'evil.example' })
  const [foreign] = pieces(parseMarkup('https://аррlе.com/'))
  t.match(foreign, { kind: 'link', label: /^xn--/, host: null })
})

t.ok(hostileReplies.length >= 60, `${hostileReplies.length} hostile replies`)

for (const reply of hostileReplies) {
  t.test(`a hostile reply stays text: ${JSON.stringify(reply.slice(0, 50))}`, async (t) => {
    const started = performance.now()
    const found = pieces(parseMarkup(reply))
    t.ok(performance.now() - started < 200, 'parsed within 200 ms')
    for (const piece of found) {
      if (piece.kind !== 'link') continue
      const url = new URL(piece.href)
      t.equal(url.protocol, 'https:')
      t.equal(url.username + url.password, '')
      t.equal(piece.href, url.href, 'the URL is normalised')
      t.notMatch(piece.href, /["'<>\s`]/, 'no character can end an attribute')
      t.ok(piece.host === url.host || piece.label.startsWith(url.host), 'the host is visible')
    }
    const shown = found.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
    t.notMatch(shown, /[\u202A-\u202E\u2066-\u2069]/)
    t.notMatch(shown, /(?![\t\n])\p{Cc}/u)
    t.ok(shown.isWellFormed())
  })
}

t.test('plain text has no markup', async (t) => {
  t.equal(
    plainText('**Ciao**\n- uno\n- [due](https://esempio.it/x)\n\nFine'),
    'Ciao\n\n- uno\n- due (https://esempio.it/x)\n\nFine',
  )
})

t.test('an amount in euro is found in every notation', async (t) => {
  for (const yes of ['circa 300 €', '€ 300', '300 euro', '300 EUR', 'Euro 300']) t.ok(mentionsEuro(yes), yes)
  for (const no of ['europa', 'neurone', '300 metri']) t.notOk(mentionsEuro(no), no)
})
