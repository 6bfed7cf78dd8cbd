import { stemsOfText } from '../../../../answers/classify/features.ts'
import { readUtterance } from '../../../../italian/utterance.ts'

/** Number of words on each side of a figure that tell what becomes of it. */
const reach = 4
/** Messages with more figures than this are alike. */
const mostFigures = 3

/**
 * Returns the features of a message that may change a number: its words, pairs of neighbours, and what stands before and after each
 * figure.
 */
export function numberFeatures(text: string): string[] {
  const { words, quantities } = readUtterance(text)
  const stems = stemsOfText(words)
  const at = (index: number): string => stems[index] ?? (index < 0 ? '^' : '$')
  const around = stems.flatMap((word, index) => {
    if (word !== '#') return []
    const near = Array.from({ length: reach }, (_, step) => [
      `a:${at(index + step + 1)}`,
      `v:${at(index - step - 1)}`,
    ])
    return [
      ...near.flat(),
      `a1:${at(index + 1)}`,
      `v1:${at(index - 1)}`,
      `a2:${at(index + 1)} ${at(index + 2)}`,
      `v2:${at(index - 2)} ${at(index - 1)}`,
    ]
  })
  const figures = quantities.filter(({ article, ordinal }) => !article && !ordinal).length
  return [
    ...stems.flatMap((word, index) => [`w:${word}`, `p:${at(index - 1)} ${word}`]),
    `p:${at(stems.length - 1)} $`,
    ...around,
    `k:${Math.min(figures, mostFigures)}`,
    ...(text.includes('?') ? ['k:?'] : []),
  ]
}
