/** The query parameter of a chat that names the professional whom the visitor asks. */
const parameter = 'professionista'

/** Longer than any link of the directory. */
const maxLink = 200

/** A path with the professional whom the visitor asks; unchanged without one. */
export function withAskedProfessional(path: string, link: string | null): string {
  return link === null ? path : `${path}?${parameter}=${encodeURIComponent(link)}`
}

/** The link of the asked professional in a query; null without one. Nobody may have such a link. */
export function askedProfessional(query: string): string | null {
  const link = new URLSearchParams(query).get(parameter)?.trim() ?? ''
  return link !== '' && link.length <= maxLink ? link : null
}
