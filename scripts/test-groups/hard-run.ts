/** Whether this process runs a hard test (`npm run test:hard`), which takes every case of tests that `npm test` shortens. */
export const isHardRun = process.argv[1]?.endsWith('.hard.ts') ?? false
