const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A URL in a sitemap, or the URL of a sitemap in a sitemap index. */
export interface SitemapEntry {
  /** The absolute URL. */
  readonly address: string
  /** The W3C date of the last change; undefined if it is not known. */
  readonly modified?: string | undefined
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function entries(name: 'url' | 'sitemap', list: readonly SitemapEntry[]): string {
  return list
    .map(({ address, modified }) => {
      const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`
      return `<${name}><loc>${escapeXml(address)}</loc>${date}</${name}>\n`
    })
    .join('')
}

/** Formats a sitemap (sitemaps.org, 'XML tag definitions'). */
export function sitemapXml(list: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries('url', list)}</urlset>\n`
}

/** Formats a sitemap index (sitemaps.org, 'Using Sitemap index files'). */
export function sitemapIndexXml(list: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${entries('sitemap', list)}</sitemapindex>\n`
}
