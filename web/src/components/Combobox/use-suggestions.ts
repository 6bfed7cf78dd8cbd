import { type Dispatch, useEffect, useRef } from 'react'

import type { ComboboxAction, Suggestions } from './combobox-state.ts'

export type Suggest = (text: string) => Suggestions | Promise<Suggestions>

interface SuggestionsWanted {
  readonly text: string
  readonly wanted: boolean
  readonly minLength: number
  readonly maxRows: number
  readonly suggest: Suggest
  readonly dispatch: Dispatch<ComboboxAction>
}

const nothing: Suggestions = { matches: [], total: 0 }

/** Asks the source whenever the text changes while the list is wanted; an answer to an older text is dropped. */
export function useSuggestions({
  text,
  wanted,
  minLength,
  maxRows,
  suggest,
  dispatch,
}: SuggestionsWanted): void {
  // A source written inline is new at every render, which must not ask again.
  const source = useRef(suggest)
  useEffect(() => {
    source.current = suggest
  })
  const longEnough = text.trim().length >= minLength
  useEffect(() => {
    if (!wanted) return undefined
    if (!longEnough) {
      dispatch({ type: 'found', found: nothing })
      return undefined
    }
    let current = true
    const show = ({ matches, total }: Suggestions) => {
      dispatch({ type: 'found', found: { matches: matches.slice(0, maxRows), total } })
    }
    const answered = source.current(text)
    if (!(answered instanceof Promise)) {
      show(answered)
      return undefined
    }
    answered.then(
      (found) => current && show(found),
      () => current && dispatch({ type: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [text, wanted, longEnough, maxRows, dispatch])
}
