import { readFileSync } from 'node:fs'

import t from 'tap'

import { breakpointsFile, expandBreakpoints, readBreakpoints } from '../scripts/breakpoints-plugin.ts'
import { belowTablet } from '../src/components/use-media-query.ts'

const breakpoints = new Map([
  ['--phone', '(width < 30rem)'],
  ['--tablet', '(width >= 48rem)'],
])

t.test('the site has four breakpoints, and the scripts know one of them', async (t) => {
  const site = readBreakpoints(readFileSync(breakpointsFile, 'utf8'))
  t.equal(site.size, 4)
  t.equal(belowTablet, `not ${site.get('--tablet')}`)
})

t.test('each breakpoint of a media query becomes its condition', async (t) => {
  t.equal(expandBreakpoints('@media (--phone) { a {} }', breakpoints), '@media (width < 30rem) { a {} }')
  t.equal(
    expandBreakpoints('@media screen and (not (--tablet)) {}@media (--tablet), (--phone) {}', breakpoints),
    '@media screen and (not (width >= 48rem)) {}@media (width >= 48rem), (width < 30rem) {}',
  )
})

t.test('an unknown breakpoint fails the build', async (t) => {
  t.throws(() => expandBreakpoints('@media (--tabelt) {}', breakpoints), /--tabelt/)
})

t.test('custom properties and other media queries stay as they are', async (t) => {
  const css = '@media print { a { color: var(--ink); inline-size: calc(--phone) } } b { --phone: (--phone) }'
  t.equal(expandBreakpoints(css, breakpoints), css)
})
