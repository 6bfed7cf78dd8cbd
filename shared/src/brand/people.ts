/** A person of the team. */
export interface Person {
  readonly name: string
  readonly role: string
  /** A square picture of the public folder, for example '/persone/anna.webp'; null: the initials are shown. */
  readonly photo: string | null
}

/** For the about page; empty: the section is hidden. */
export const people: readonly Person[] = []
