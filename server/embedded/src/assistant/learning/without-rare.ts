import { mapInSteps } from './gradual.ts'

/** The number of texts that one step reads. */
const stepSize = 20

/**
 * Returns samples without their rare features, in steps: they tell nothing about another message.
 *
 * @param least how many samples must have a feature
 * @param stays whether a feature stays even if it is rare
 */
export function* withoutRare<Sample extends { readonly features: readonly string[] }>(
  samples: readonly Sample[],
  least: number,
  stays: (feature: string) => boolean = () => false,
): Generator<undefined, Sample[]> {
  const counts = new Map<string, number>()
  for (const [turn, { features }] of samples.entries()) {
    if (turn % stepSize === 0) yield undefined
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const isKept = (feature: string): boolean => (counts.get(feature) ?? 0) >= least || stays(feature)
  return yield* mapInSteps(samples, stepSize, (sample) => ({
    ...sample,
    features: sample.features.filter(isKept),
  }))
}
