import { places } from '@mestieri/shared/municipalities/places.ts'
import t from 'tap'

import { createLettering, textWidth, type TextStyle } from '../../../../src/maps/own/lettering/lettering.ts'

const style = { x: 10, y: 20, size: 12, fill: '#000000' } as const

t.test('the names of all municipalities can be drawn without substitutes', async (t) => {
  const substitute = createLettering()
  substitute.draw('?', style)
  const [, questionMark = ''] = / d="([^"]+)"/.exec(substitute.outlines()) ?? []
  t.not(questionMark, '')
  const lettering = createLettering()
  for (const { name } of places) lettering.draw(name, style)
  t.notOk(lettering.outlines().includes(`"${questionMark}"`))
})

t.test(
  'a letter that the font lacks is drawn without its accent, and any other one as a question mark',
  async (t) => {
    t.equal(textWidth('č', 12), textWidth('c', 12))
    t.equal(textWidth('山', 12), textWidth('?', 12))
  },
)

/** The left end of a text, in pixels. */
function startOf(text: string, change: Partial<TextStyle>): number {
  const [, x] = /translate\(([\d.-]+) /.exec(createLettering().draw(text, { ...style, ...change })) ?? []
  return Number(x)
}

t.test('a text in the middle or at the end starts further left', async (t) => {
  const width = textWidth('Monza', 12)
  t.equal(startOf('Monza', { anchor: 'start' }), 10)
  t.ok(Math.abs(startOf('Monza', { anchor: 'middle' }) - (10 - width / 2)) < 0.1)
  t.ok(Math.abs(startOf('Monza', { anchor: 'end' }) - (10 - width)) < 0.1)
})

t.test('spacing makes a text wider', async (t) => {
  const close = startOf('AB', { anchor: 'end' })
  t.ok(Math.abs(startOf('AB', { anchor: 'end', spacing: 2 }) - (close - 4)) < 0.2)
})
