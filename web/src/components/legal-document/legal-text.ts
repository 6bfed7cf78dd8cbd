import type { ReactNode } from 'react'

/** An article of a legal text. */
export interface LegalSection {
  /** The anchor. Do not change it, because other pages link to it. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** A part of a legal text, with a text of its own, articles, or both. */
export interface LegalPart {
  readonly id: string
  readonly title: string
  readonly body?: ReactNode
  readonly sections?: readonly LegalSection[]
}

/**
 * The number of each article by its id. Numbers continue over all parts, so that 'articolo 9' is unambiguous.
 */
export function articleNumbers(parts: readonly LegalPart[]): ReadonlyMap<string, number> {
  const ids = parts.flatMap(({ sections = [] }) => sections.map(({ id }) => id))
  return new Map(ids.map((id, index) => [id, index + 1]))
}
