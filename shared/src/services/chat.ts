/** The texts of a service on the chat page before the first message (features.md, D13 and E8). */
export interface ServiceChat {
  /** The subject of the chat: 'Rifare il bagno'. */
  readonly title: string
  /** First messages of customers, offered as quick answers to the greeting; at most four. */
  readonly openings: readonly [string, ...string[]]
  /** The three most useful photos. */
  readonly usefulPhotos: readonly [string, string, string]
}
