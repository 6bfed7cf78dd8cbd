/** Rows of numbers in a byte each, a quarter of the memory. A number is its step times the scale of its row. */
export interface Rows {
  readonly steps: Int8Array
  readonly scales: Float32Array
}

/** The largest step. With 127, all that eight bits hold, the packed models are a third larger and no better. */
const mostSteps = 31

/** So many of the 23 bits of a scale are cleared: it shrinks by 0.2 % at most, and the packed models by 7 %. */
const clearedBits = 14

function withoutLowBits(scales: Float32Array): void {
  const bits = new Uint32Array(scales.buffer)
  for (let row = 0; row < bits.length; row += 1) bits[row] = ((bits[row] ?? 0) >>> clearedBits) << clearedBits
}

/**
 * Returns rows of numbers, one after the other, in steps.
 *
 * @param least the smallest number of steps that counts; less than that is 0
 */
export function inSteps(numbers: Float32Array | Float64Array, width: number, least = 0): Rows {
  const scales = new Float32Array(numbers.length / width)
  const steps = new Int8Array(numbers.length)
  for (let row = 0; row < scales.length; row += 1) {
    const from = row * width
    let most = 0
    for (let at = from; at < from + width; at += 1) most = Math.max(most, Math.abs(numbers[at] ?? 0))
    const scale = most / mostSteps
    scales[row] = scale
    if (scale === 0) continue
    for (let at = from; at < from + width; at += 1) {
      const value = (numbers[at] ?? 0) / scale
      steps[at] = Math.abs(value) < least ? 0 : Math.round(value)
    }
  }
  withoutLowBits(scales)
  return { steps, scales }
}
