import t from 'tap'

import { findExcess, type Reader, type Shape } from '../../growth.ts'
import { hostileShapes } from './shapes.ts'

/** One test for each reader: no text of these shapes takes more time than in proportion to its length. */
export function expectLinear(
  readers: readonly Reader[],
  shapes: Readonly<Record<string, Shape>> = hostileShapes,
): void {
  for (const reader of readers) {
    t.test(`${reader.name} takes time in proportion to its text`, async (t) => {
      t.same(await findExcess(reader, shapes), null)
    })
  }
}
