import type { ReactNode } from 'react'

/** An article of a legal text. */
export interface LegalSection {
  /** The anchor; others link to it, so it stays. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** A part of a legal text: words of its own, articles, or both. */
export interface LegalPart {
  readonly id: string
  readonly title: string
  readonly body?: ReactNode
  readonly sections?: readonly LegalSection[]
}

/** The number of each article by its id: 1, 2, 3 over all parts, so that 'articolo 9' means one thing in a document. */
export function articleNumbers(parts: readonly LegalPart[]): ReadonlyMap<string, number> {
  const ids = parts.flatMap(({ sections = [] }) => sections.map(({ id }) => id))
  return new Map(ids.map((id, index) => [id, index + 1]))
}
