import type { Test } from 'tap'

import type { Engine, RunningEngine } from './engine.ts'
import { chromium, firefox } from './puppeteer-engine.ts'
import { webkit } from './webkit-engine.ts'

/** `ENGINES` names some of them, separated by commas. */
export const engines: readonly Engine[] = [chromium, firefox, webkit].filter(
  ({ name }) => process.env['ENGINES']?.split(',').includes(name) ?? true,
)

export async function eachEngine(
  t: Test,
  run: (t: Test, running: RunningEngine) => Promise<void>,
): Promise<void> {
  for (const engine of engines) {
    const { name, missing } = engine
    if (missing !== undefined) {
      console.error(`${name}: not run, install ${missing}`)
      continue
    }
    await t.test(name, async (t) => {
      const running = await engine.start()
      t.teardown(() => running.close())
      await run(t, running)
    })
  }
}
