import t from 'tap'

import { landingContents } from '../src/services/landing-contents.ts'
import { priceHints } from '../src/services/price-hints.ts'

t.test('the prices on profiles are rows of the landings, with the same VAT', async (t) => {
  for (const [slug, hints] of Object.entries(priceHints)) {
    const { rows } = landingContents[slug as keyof typeof priceHints].prices
    t.ok(hints.length > 0, slug)
    for (const hint of hints)
      t.strictSame(
        rows.find(({ row }) => row === hint.row),
        hint,
        hint.row.label,
      )
  }
})
