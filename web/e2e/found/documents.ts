/** A response of the site to a plain HTTP client. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Reads documents without a browser and caches them by path. @param origin without a trailing slash */
export function createReader(origin: string): (path: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()

  async function ask(path: string): Promise<Answer> {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      // The server would compress each page for this one reader.
      headers: { 'accept-encoding': 'identity' },
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return (path) => {
    const known = answers.get(path) ?? ask(path)
    answers.set(path, known)
    return known
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
}

function unescaped(text: string): string {
  return text.replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** The values of an attribute in a document. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value]) =>
    unescaped(value ?? ''),
  )
}

export const titleOf = (html: string): string => unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')

export function canonicalOf(html: string): string | undefined {
  const found = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

export const isNoindex = (html: string): boolean => html.includes('<meta name="robots" content="noindex')

/** The content of a meta element, by its `name` or `property`. */
export function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

/** The text of all h1 elements outside noscript. */
export function mainHeadings(html: string): string[] {
  const page = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  return [...page.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([heading]) => textOf(heading))
}

/** The visible text of a document, without head and scripts. */
export function textOf(html: string): string {
  const body = html.replace(/^.*<\/head>/s, '').replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, '')
  return unescaped(body.replaceAll(/<[^>]*>/g, '')).replaceAll(/\s+/g, ' ')
}

/** Removes whitespace and converts to lower case, to compare texts. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase()

/** The structured data of a document. @throws SyntaxError for invalid JSON */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}

/** The URLs in a sitemap or a sitemap index. */
export function located(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address ?? ''))
}
