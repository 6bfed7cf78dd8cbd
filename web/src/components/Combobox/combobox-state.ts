/** A row of the list. */
export interface ComboboxOption {
  /** Unique in the list. */
  readonly id: string
  /** The field's text after this row is chosen. */
  readonly text: string
  /** A smaller second line. */
  readonly detail?: string | undefined
}

/** The result of a source: the best matches and the total number of matches. */
export interface Suggestions {
  readonly matches: readonly ComboboxOption[]
  readonly total: number
}

export interface ComboboxState {
  /** The visitor typed or pressed an arrow, and has not yet chosen, left the field or pressed Esc. */
  readonly wanted: boolean
  /** The suggestions for the field's text; null while unknown. */
  readonly found: Suggestions | null
  readonly failed: boolean
  /** The highlighted row, -1 for none. */
  readonly active: number
  /** The row to highlight when the rows arrive, after an arrow key opened the list. */
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

/** Whether the list of rows is visible. */
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

/** The list by the ARIA Authoring Practices ('Combobox'): typing never highlights, arrows wrap around. */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      // Keep the old rows until the new ones arrive, so that the list does not flicker.
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
