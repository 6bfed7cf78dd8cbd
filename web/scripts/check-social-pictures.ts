import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { socialPictures } from '../src/app/document-head/social-pictures.ts'

/**
 * Checks that each page and each service has its social picture.
 *
 * @param folder the folder of the drawn pictures
 * @throws Error that names the missing pictures and the command that draws them
 */
export function checkSocialPictures(folder: string): void {
  const missing = socialPictures
    .map(({ name }) => name)
    .filter((name) => !existsSync(join(folder, `${name}.jpg`)))
  if (missing.length > 0) {
    throw new Error(`social pictures missing: run 'node web/scripts/social-pictures.ts ${missing.join(' ')}'`)
  }
}
