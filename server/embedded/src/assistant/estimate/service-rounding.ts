/** Up to here prices are rounded to 50 €, above it to 100 €. */
const fine = 2000

/** A price as it is said: to the nearest 50 €, from 2,000 € on to the nearest 100 €. */
export function roundPrice(euro: number): number {
  const step = euro < fine ? 50 : 100
  return Math.max(step, Math.round(Number((euro / step).toFixed(6))) * step)
}
