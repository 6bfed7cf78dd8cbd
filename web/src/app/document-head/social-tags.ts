import { brand } from '@mestieri/shared/brand.ts'

import type { PageDescription } from './page-description.ts'
import { type SocialPicture, socialPictureSize } from './social-pictures.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

/**
 * The Open Graph tags of a page (ogp.me) and its Twitter card tag, which reuses their title, description and
 * picture.
 * @param origin without a trailing slash
 */
export function socialTags(page: PageDescription, picture: SocialPicture, origin: string): string {
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:locale', 'it_IT'],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', origin + page.canonicalPath],
    ['og:image', `${origin}/og/${picture.name}.jpg`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(socialPictureSize.width)],
    ['og:image:height', String(socialPictureSize.height)],
    ['og:image:alt', `«${picture.headline}», con ${picture.scene}.`],
  ]
  const tags = properties.map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}"/>`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}
