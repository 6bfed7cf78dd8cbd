import t from 'tap'

import { findExcess, type Reader, type Shape } from '../../growth.ts'
import { hostileShapes } from './shapes.ts'

/**
 * One test for each reader: no text of these shapes takes more time than in proportion to its length.
 * @param stride 5 takes every fifth pair of reader and shape: each shape meets some readers, and each reader some shapes
 */
export function expectLinear(
  readers: readonly Reader[],
  shapes: Readonly<Record<string, Shape>> = hostileShapes,
  stride = 1,
): void {
  for (const [index, reader] of readers.entries()) {
    const taken = Object.entries(shapes).filter((_, place) => (place + index) % stride === 0)
    t.test(`${reader.name} takes time in proportion to its text`, async (t) => {
      t.same(await findExcess(reader, Object.fromEntries(taken)), null)
    })
  }
}
