/** Turns scores into probabilities (softmax), in place. */
export function toShares(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - most)
    sum += scores[at] ?? 0
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
}
