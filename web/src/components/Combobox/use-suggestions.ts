import { type Dispatch, useEffect, useEffectEvent } from 'react'

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

/** Queries the source when the text changes while the list is wanted; drops results for an older text. */
export function useSuggestions({
  text,
  wanted,
  minLength,
  maxRows,
  suggest,
  dispatch,
}: SuggestionsWanted): void {
  // An inline function is a new source at every render, which must not cause a new query.
  const ask = useEffectEvent(suggest)
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
    const answered = ask(text)
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
