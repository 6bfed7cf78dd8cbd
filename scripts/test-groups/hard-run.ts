/** Whether this process runs a hard test (`npm run test:hard`), which takes every case of tests that `npm run test:all` shortens. */
export const isHardRun = process.argv[1]?.endsWith('.hard.ts') ?? false

/**
 * One case of every `stride`, beginning with the one at `offset`; all of them in a hard test. Tests of one matrix with different
 * offsets divide its cases among them.
 */
export function sampled<T>(cases: readonly T[], stride: number, offset = 0): readonly T[] {
  return isHardRun ? cases : cases.filter((_, index) => index % stride === offset % stride)
}
