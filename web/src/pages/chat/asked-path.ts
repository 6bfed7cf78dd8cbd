import { askedParameter } from '../../lib/asked-professional.ts'

/** The link of the asked professional in a query; null without one. Nobody may have such a link. */
export function askedProfessional(query: string): string | null {
  return new URLSearchParams(query).get(askedParameter) || null
}

/** A chat's path for the same professional; unchanged without one. */
export function withAskedProfessional(path: string, link: string | null): string {
  return link === null ? path : `${path}?${new URLSearchParams({ [askedParameter]: link }).toString()}`
}
