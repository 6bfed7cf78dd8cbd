import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { claimFigure, claimNote, monthInFigures } from '../../../../src/pages/home/sections/claims.ts'

t.test('every claim of the brand file has a source and the month it was checked', async (t) => {
  for (const [name, { value, source, asOf }] of Object.entries(brand.claims)) {
    t.match(`${value} ${source}`, /\d\S* .{10}/, name)
    t.match(asOf, /^20\d\d-(?:0[1-9]|1[0-2])$/, name)
  }
})

t.test('a figure stands apart from its plus sign', async (t) => {
  t.same(claimFigure('1.500+'), { number: '1.500', plus: true })
  t.same(claimFigure('50 mila'), { number: '50 mila', plus: false })
})

t.test('a footnote says where a claim comes from and when it was checked', async (t) => {
  t.equal(monthInFigures('2026-10'), '10/2026')
  t.equal(claimNote({ source: 'Fonte interna', asOf: '2026-10' }), 'Fonte interna. Dato al 10/2026.')
})
