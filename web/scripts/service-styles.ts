import { catalogue, serviceSlugs } from '@mestieri/shared/services/catalogue.ts'
import { landingContents } from '@mestieri/shared/services/landing-contents.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import { tints } from '@mestieri/shared/services/tints.ts'

import type { PictureManifest } from './pictures.ts'

const groundRules = (scheme: 'light' | 'dark') =>
  serviceSlugs.map((slug) => `[data-tint='${catalogue[slug].picture}'] { --tint: ${tints[slug][scheme]}; }`)

/** The rules that set `--tint` by `data-tint`, for each service and both colour schemes; paper is light. */
export function tintRules(): string {
  const dark = ['@media screen and (prefers-color-scheme: dark) {', ...groundRules('dark'), '}']
  return [...groundRules('light'), ...dark, ''].join('\n')
}

/** The rules that say, by `data-tint`, which part of its diorama a landing's close-up shows, in pixels of the master. */
export function closeUpRules(masters: PictureManifest): string {
  return landings
    .map(({ slug, picture }) => {
      const { left, top, width } = landingContents[slug].closeUp
      const master = masters[picture]
      if (!master) throw new Error(`web/art has no picture '${picture}'`)
      const part = `--part-left: ${left}; --part-top: ${top}; --part-width: ${width};`
      return `[data-tint='${picture}'] { ${part} --master-width: ${master.width}; }\n`
    })
    .join('')
}
