/** What the chat page says of a service before the assistant knows anything (features.md, D13 and E8). */
export interface ServiceChat {
  /** What the chat is about: 'Rifare il bagno'. */
  readonly title: string
  /** How customers begin: offered as quick answers to the greeting, at most four. */
  readonly openings: readonly [string, ...string[]]
  /** The three photos that help most. */
  readonly usefulPhotos: readonly [string, string, string]
}
