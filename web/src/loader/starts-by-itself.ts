export interface OpenedPage {
  /** The attributes that the server puts on the document's element. */
  readonly marks: Readonly<Record<string, string | undefined>>
  /** Query and fragment of the address. */
  readonly query: string
  readonly fragment: string
  /** The names of the query parameters that the page was drawn from. */
  readonly drawnFrom: readonly string[] | undefined
  /** The state of the history entry. */
  readonly historyState: unknown
  /** Local and session storage. A browser that blocks storage throws. */
  readonly lasting: () => Pick<Storage, 'length'>
  readonly session: () => Pick<Storage, 'length'>
  /** The time until which the page's statements hold, in milliseconds since the epoch. */
  readonly holdsUntil: number
  readonly now: number
}

/** Whether React Router has kept the state of a navigation in the history entry. */
function hasRouteState(state: unknown): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router writes this state; a value of any other form has no `usr`
  const entry = state as { readonly usr?: unknown } | null
  return (entry?.usr ?? null) !== null
}

/** Whether the query has a parameter that the page was not drawn from, such as a campaign. */
function hasOtherParameter({ query, drawnFrom }: OpenedPage): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => !drawnFrom?.includes(name))
}

function hasStored({ lasting, session }: OpenedPage): boolean {
  try {
    return lasting().length > 0 || session().length > 0
  } catch {
    return false
  }
}

/**
 * Whether the page shows or does something without any interaction that only its scripts can: the consent banner and
 * the note of the bot check, the storing of a campaign, the chat of a tapped 'Inizia', a passed state, what this
 * browser has stored (saved professionals, a conversation, a draft), or the removal of a statement that no longer
 * holds.
 */
export function startsByItself(page: OpenedPage): boolean {
  const { marks, fragment, historyState, holdsUntil, now } = page
  return (
    marks['tagManager'] !== undefined ||
    marks['botCheck'] !== undefined ||
    fragment !== '' ||
    hasOtherParameter(page) ||
    hasRouteState(historyState) ||
    now >= holdsUntil ||
    hasStored(page)
  )
}
