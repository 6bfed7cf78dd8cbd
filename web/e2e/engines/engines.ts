import type { Engine } from './engine.ts'
import { chromium, firefox } from './puppeteer-engine.ts'
import { webkit } from './webkit-engine.ts'

const all: readonly Engine[] = [chromium, firefox, webkit]

/** The engines to run. `ENGINES` names some of them, separated by commas; without it, all. */
export function chosenEngines(): readonly Engine[] {
  const names = process.env['ENGINES']?.split(',')
  const unknown = names?.find((name) => !all.some((engine) => engine.name === name))
  if (unknown !== undefined) throw new Error(`ENGINES names no engine: ${unknown}`)
  return all.filter(({ name }) => names?.includes(name) ?? true)
}
