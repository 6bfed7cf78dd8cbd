const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** An address in a sitemap, or of one in an index. */
export interface SitemapEntry {
  /** Absolute, as it stands in the address bar. */
  readonly address: string
  /** W3C date, where it is truly known. */
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

/** A sitemap (sitemaps.org, 'XML tag definitions'). */
export function sitemapXml(list: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries('url', list)}</urlset>\n`
}

/** An index of sitemaps (sitemaps.org, 'Using Sitemap index files'). */
export function sitemapIndexXml(list: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">\n${entries('sitemap', list)}</sitemapindex>\n`
}
