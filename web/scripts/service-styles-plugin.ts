import { join } from 'node:path'

import type { Plugin } from 'vite'

import { describePictures } from './pictures.ts'
import { closeUpRules, tintRules } from './service-styles.ts'

const masters = join(import.meta.dirname, '../art')

const sheets: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:service-tints.css': tintRules,
  'virtual:close-ups.css': async () => closeUpRules(await describePictures(masters)),
}

/**
 * Gives the style sheets that are made of the services' data to the source: `virtual:service-tints.css` and
 * `virtual:close-ups.css`. They are sheets because the Content-Security-Policy refuses style attributes.
 */
export function serviceStylesPlugin(): Plugin {
  return {
    name: 'mestieri:service-styles',

    resolveId(source) {
      return Object.hasOwn(sheets, source) ? `\0${source}` : undefined
    },

    async load(module) {
      return sheets[module.replace('\0', '')]?.()
    },
  }
}
