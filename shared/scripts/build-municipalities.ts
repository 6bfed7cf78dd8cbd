/**
 * Writes the generated modules of shared/src/municipalities. Run by hand after `italian-locations` or the patch
 * table changed: node shared/scripts/build-municipalities.ts
 */
import { writeFileSync } from 'node:fs'

import { municipalityFiles } from './municipality-files.ts'

for (const [name, source] of Object.entries(municipalityFiles)) {
  writeFileSync(new URL(`../src/municipalities/${name}`, import.meta.url), source)
}
