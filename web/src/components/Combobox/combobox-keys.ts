import type { ComboboxAction, ComboboxState } from './combobox-state.ts'
import { isOpen } from './combobox-state.ts'

/** The parts of a keyboard event that the combobox uses. */
export interface ComboboxKey {
  readonly key: string
  readonly alt: boolean
  /** An input method is composing; Enter and the arrows belong to it. */
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
    // Without a highlighted row, Home and End move the caret.
    case 'Home':
      return highlighted ? dispatching({ type: 'move', to: 'first' }, true) : null
    case 'End':
      return highlighted ? dispatching({ type: 'move', to: 'last' }, true) : null
    case 'ArrowLeft':
    case 'ArrowRight':
      return highlighted ? dispatching({ type: 'unhighlight' }, false) : null
    case 'Enter':
      return highlighted ? { type: 'choose', index: state.active } : dispatching({ type: 'close' }, false)
    // Prevent the default only for an open list, so that Esc does not also close a dialog around the field.
    case 'Escape':
      return state.wanted ? dispatching({ type: 'close' }, open) : null
    case 'Tab':
      return dispatching({ type: 'close' }, false)
    default:
      return null
  }
}
