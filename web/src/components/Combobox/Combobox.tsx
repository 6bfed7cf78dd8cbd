import { IconX } from '@tabler/icons-react'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import type { FieldTexts } from '../Field/FieldFrame.tsx'
import { TextField } from '../Field/TextField.tsx'
import { comboboxKey } from './combobox-keys.ts'
import { closedCombobox, comboboxReducer, type ComboboxOption, isOpen } from './combobox-state.ts'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { type Suggest, useSuggestions } from './use-suggestions.ts'

import styles from './Combobox.module.css'

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'onSelect' | 'size' | 'type' | 'max'
>

export interface ComboboxProps extends InputProps, Pick<FieldTexts, 'label' | 'labelHidden' | 'hint'> {
  /** What is wrong with the text; announced to screen readers at once. */
  readonly error?: string | undefined
  readonly icon?: ReactNode
  /** The text of the field; the caller holds it. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** Called when the visitor chooses a row, after `onChange` with its text. */
  readonly onChoose: (option: ComboboxOption) => void
  /** Called when the visitor clears the field, after `onChange` with the empty text. */
  readonly onClear?: (() => void) | undefined
  /** The source of suggestions; it may load its data at the first call. A rejection shows `failedText`. */
  readonly suggest: Suggest
  /** Minimum text length for suggestions; 2 by default. */
  readonly minLength?: number | undefined
  /** Maximum number of rows; 10 by default. */
  readonly maxRows?: number | undefined
  readonly clearLabel?: string | undefined
  /** Announced when rows appear: '7 comuni trovati'. */
  readonly countText?: ((total: number) => string) | undefined
  /** Shown below the rows when there are more matches: 'altri 214, continua a scrivere'. */
  readonly moreText?: ((rest: number) => string) | undefined
  readonly emptyText?: string | undefined
  readonly failedText?: string | undefined
}

const countResults = (total: number) => (total === 1 ? '1 risultato trovato' : `${total} risultati trovati`)
const countMore = (rest: number) => `altri ${rest}, continua a scrivere`

/**
 * A text field with suggestions (ARIA combobox with a listbox popup; features.md, A1 and A2). Without scripts
 * it is a plain text field. Enter on a highlighted row chooses the row; any other Enter submits the form. The
 * form validates the text and reports a fault through `error`.
 */
export function Combobox({
  value,
  onChange,
  onChoose,
  onClear,
  suggest,
  error,
  minLength = 2,
  maxRows = 10,
  clearLabel = 'Cancella',
  countText = countResults,
  moreText = countMore,
  emptyText = 'Nessun risultato',
  failedText = 'Suggerimenti non disponibili: scrivi per esteso',
  onBlur,
  onKeyDown,
  ...field
}: ComboboxProps) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(comboboxReducer, closedCombobox)
  useSuggestions({ text: value, wanted: state.wanted, minLength, maxRows, suggest, dispatch })

  const open = isOpen(state)
  const rows = state.found?.matches ?? []
  const total = state.found?.total ?? 0
  const longEnough = value.trim().length >= minLength
  const noRowsMessage =
    state.wanted && longEnough && (state.failed ? failedText : state.found && total === 0 ? emptyText : null)
  const more = total > rows.length ? moreText(total - rows.length) : null

  // Report text that the visitor typed before hydration.
  const first = useRef({ value, onChange })
  useEffect(() => {
    const typed = root.current?.querySelector('input')?.value
    if (typed !== undefined && typed !== first.current.value) first.current.onChange(typed)
  }, [])

  // On a tap outside, Safari on iOS keeps the focus in the field, so `blur` does not close the list.
  useEffect(() => {
    if (!state.wanted) return undefined
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dispatch({ type: 'close' })
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [state.wanted])

  const choose = (option: ComboboxOption) => {
    dispatch({ type: 'close' })
    onChange(option.text)
    onChoose(option)
  }
  const clear = () => {
    dispatch({ type: 'close' })
    onChange('')
    onClear?.()
    root.current?.querySelector('input')?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const effect = comboboxKey(state, {
      key: event.key,
      alt: event.altKey,
      composing: event.nativeEvent.isComposing,
    })
    if (!effect) return
    if (effect.type === 'dispatch') {
      if (effect.preventDefault) event.preventDefault()
      dispatch(effect.action)
      return
    }
    event.preventDefault()
    const option = rows[effect.index]
    if (option) choose(option)
  }

  return (
    <div className={styles.combobox} ref={root}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field}
        error={error}
        // No HTML element is an editable combobox with a custom list.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && state.active >= 0 ? optionId(listId, state.active) : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          dispatch({ type: 'typed' })
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          dispatch({ type: 'close' })
          onBlur?.(event)
        }}
        trailing={
          value !== '' && (
            <IconButton label={clearLabel} className={styles.clear} onClick={clear}>
              <IconX {...decorativeIcon} />
            </IconButton>
          )
        }
      >
        {open && (
          <ComboboxList
            id={listId}
            label={field.label}
            options={rows}
            active={state.active}
            query={value}
            more={more}
            onChoose={choose}
          />
        )}
        {noRowsMessage && <p className={`${styles.popup} ${styles.more}`}>{noRowsMessage}</p>}
      </TextField>
      <output className="sr">{open ? countText(total) : noRowsMessage || error}</output>
    </div>
  )
}
