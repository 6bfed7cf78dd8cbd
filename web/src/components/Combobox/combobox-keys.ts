import type { ComboboxAction, ComboboxState } from './combobox-state.ts'
import { isOpen } from './combobox-state.ts'

/** What of a key press matters here. */
export interface ComboboxKey {
  readonly key: string
  readonly alt: boolean
  /** An input method is composing: its Enter and arrows are its own. */
  readonly composing: boolean
}

export type KeyEffect =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'dispatch'; readonly action: ComboboxAction; readonly preventDefault: boolean }
  | null

function dispatching(action: ComboboxAction, preventDefault: boolean): KeyEffect {
  return { type: 'dispatch', action, preventDefault }
}

/** The keyboard of an editable combobox (ARIA Authoring Practices, 'Combobox', keyboard interaction). */
export function comboboxKey(state: ComboboxState, { key, alt, composing }: ComboboxKey): KeyEffect {
  if (composing) return null
  const open = isOpen(state)
  const highlighted = open && state.active >= 0
  switch (key) {
    case 'ArrowDown':
      return dispatching({ type: 'move', to: 'next' }, true)
    case 'ArrowUp':
      return dispatching(alt ? { type: 'close' } : { type: 'move', to: 'previous' }, true)
    // Without a highlight these two belong to the caret.
    case 'Home':
      return highlighted ? dispatching({ type: 'move', to: 'first' }, true) : null
    case 'End':
      return highlighted ? dispatching({ type: 'move', to: 'last' }, true) : null
    case 'ArrowLeft':
    case 'ArrowRight':
      return highlighted ? dispatching({ type: 'unhighlight' }, false) : null
    case 'Enter':
      return highlighted ? { type: 'choose', index: state.active } : dispatching({ type: 'close' }, false)
    // An open list alone closes: a dialog around the field stays.
    case 'Escape':
      return state.wanted ? dispatching({ type: 'close' }, open) : null
    case 'Tab':
      return dispatching({ type: 'close' }, false)
    default:
      return null
  }
}
