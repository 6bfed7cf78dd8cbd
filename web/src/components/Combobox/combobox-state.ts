/** A row of the list. */
export interface ComboboxOption {
  /** Unique in the list. */
  readonly id: string
  /** What the field holds once the row is chosen. */
  readonly text: string
  /** A smaller second line. */
  readonly detail?: string | undefined
}

/** What a source answers: the best matches and how many there are in all. */
export interface Suggestions {
  readonly matches: readonly ComboboxOption[]
  readonly total: number
}

export interface ComboboxState {
  /** The reader is after the list: they typed or pressed an arrow, and have not chosen, left or pressed Esc. */
  readonly wanted: boolean
  /** What was found for the field's text; null while unknown. */
  readonly found: Suggestions | null
  readonly failed: boolean
  /** The highlighted row, -1 for none. */
  readonly active: number
  /** Where the highlight goes once the rows are known: an arrow opened the list. */
  readonly pendingHighlight: 'first' | 'last' | null
}

export type ComboboxAction =
  | { readonly type: 'typed' }
  | { readonly type: 'found'; readonly found: Suggestions }
  | { readonly type: 'failed' }
  | { readonly type: 'move'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  | { readonly type: 'unhighlight' }
  | { readonly type: 'close' }

export const closedCombobox: ComboboxState = {
  wanted: false,
  found: null,
  failed: false,
  active: -1,
  pendingHighlight: null,
}

/** Whether rows can be seen. */
export function isOpen(state: ComboboxState): boolean {
  return state.wanted && (state.found?.matches.length ?? 0) > 0
}

function highlightIn(state: ComboboxState, found: Suggestions): number {
  if (state.pendingHighlight === 'first') return found.matches.length > 0 ? 0 : -1
  if (state.pendingHighlight === 'last') return found.matches.length - 1
  return -1
}

function moved(state: ComboboxState, to: 'next' | 'previous' | 'first' | 'last'): ComboboxState {
  const pendingHighlight = to === 'previous' || to === 'last' ? 'last' : 'first'
  if (!isOpen(state)) return { ...closedCombobox, wanted: true, pendingHighlight }
  const last = (state.found?.matches.length ?? 0) - 1
  const targets = {
    first: 0,
    last,
    next: state.active >= last ? 0 : state.active + 1,
    previous: state.active <= 0 ? last : state.active - 1,
  }
  return { ...state, active: targets[to] }
}

/** The list of a combobox as the ARIA practices describe it: typing never highlights, arrows wrap around. */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      // The old rows stay until the new ones come: an emptied list would flicker.
      return { ...state, wanted: true, failed: false, active: -1, pendingHighlight: null }
    case 'found':
      return {
        ...state,
        found: action.found,
        failed: false,
        active: highlightIn(state, action.found),
        pendingHighlight: null,
      }
    case 'failed':
      return { ...state, found: null, failed: true, active: -1, pendingHighlight: null }
    case 'move':
      return moved(state, action.to)
    case 'unhighlight':
      return state.active === -1 ? state : { ...state, active: -1 }
    default:
      return closedCombobox
  }
}
