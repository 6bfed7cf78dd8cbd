import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

export const breakpointsFile = join(import.meta.dirname, '../src/styles/breakpoints.css')

/** Reads the conditions of a stylesheet's `@custom-media` rules, by name. */
export function readBreakpoints(css: string): ReadonlyMap<string, string> {
  const rules = css.matchAll(/@custom-media (--[a-z]+) (\([^()]+\));/g)
  return new Map([...rules].map(([, name = '', condition = '']) => [name, condition]))
}

/**
 * Replaces the names of breakpoints in a stylesheet's media queries by their conditions.
 *
 * @throws Error for a name that is not in `breakpoints`
 */
export function expandBreakpoints(css: string, breakpoints: ReadonlyMap<string, string>): string {
  return css.replaceAll(/@media [^{]+/g, (rule) =>
    rule.replaceAll(/\((--[a-z]+)\)/g, (_, name: string) => {
      const condition = breakpoints.get(name)
      if (condition === undefined) throw new Error(`no breakpoint has the name ${name}`)
      return condition
    }),
  )
}

/**
 * Gives every stylesheet the breakpoints of `breakpoints.css`. Browsers do not know `@custom-media`, and Lightning CSS
 * finds a definition only in the same stylesheet, but each CSS module is a stylesheet of its own.
 */
export function breakpointsPlugin(): Plugin {
  return {
    name: 'mestieri:breakpoints',
    enforce: 'pre',

    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code) {
        if (!/\(--[a-z]+\)/.test(code)) return undefined
        this.addWatchFile(breakpointsFile)
        return {
          code: expandBreakpoints(code, readBreakpoints(readFileSync(breakpointsFile, 'utf8'))),
          map: null,
        }
      },
    },
  }
}
