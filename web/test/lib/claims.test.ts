import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import { monthInFigures, shownClaim } from '../../src/lib/content/claims.ts'

const claim = {
  sample: false,
  value: '1.500+',
  label: 'professionisti',
  source: 'Registro della rete',
  asOf: '2026-10',
}

t.test('every claim of the brand file is a sample or has a source and a month', async (t) => {
  for (const [name, { sample, source, asOf }] of Object.entries(brand.claims)) {
    if (sample) {
      t.same([source, asOf], [null, null], `${name}: what is invented has no source`)
      continue
    }
    t.match(source, /\S.{8}/, name)
    t.match(asOf, /^20\d\d-(?:0[1-9]|1[0-2])$/, name)
  }
})

t.test('a real claim without source or month is not shown', async (t) => {
  for (const missing of [{ source: null }, { source: '' }, { source: ' ' }, { asOf: null }]) {
    t.equal(shownClaim({ ...claim, ...missing }), null)
  }
})

t.test('a claim is shown with its source, with the number separate from the plus sign', async (t) => {
  t.same(shownClaim(claim), {
    number: '1.500',
    plus: true,
    label: 'professionisti',
    note: 'Registro della rete. Dato al 10/2026.',
  })
  t.match(shownClaim({ ...claim, value: '50 mila' }), { number: '50 mila', plus: false })
  t.equal(monthInFigures('2026-10'), '10/2026')
})

t.test('a sample is shown without a source, even if it has one', async (t) => {
  for (const sample of [claim, { ...claim, source: null, asOf: null }]) {
    t.match(shownClaim({ ...sample, sample: true }), { number: '1.500', note: null })
  }
})
