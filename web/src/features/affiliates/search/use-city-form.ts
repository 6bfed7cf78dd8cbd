import { type FormEvent, useEffect, useRef } from 'react'

import { importWithDeadline } from '../../../lib/import-with-deadline.ts'
import { readCity } from './directory-query.ts'
import { loadMunicipalities } from './municipalities.ts'

/**
 * Handles the submit of a form with a city field. A text that names one municipality becomes that
 * municipality; any other text is searched as typed, and the directory shows suggestions. If the list does
 * not load in time, the browser submits the form as without scripts, and the server resolves the name.
 *
 * @param text the field's text
 * @param onCity called with a value of the list, an unknown text, or '' for all of Italy
 */
export function useCityForm(text: string, onCity: (city: string) => void) {
  /** The number of the newest submit; an older submit is ignored when its list arrives. */
  const lastSubmit = useRef(0)
  // After the form unmounts, a list that arrives late must not call `onCity`.
  useEffect(
    () => () => {
      lastSubmit.current += 1
    },
    [],
  )

  async function submit(form: HTMLFormElement): Promise<void> {
    lastSubmit.current += 1
    const current = lastSubmit.current
    const typed = readCity(text)
    let city: string | null
    try {
      city = typed && ((await importWithDeadline(loadMunicipalities)).resolve(typed) ?? typed)
    } catch {
      city = null
    }
    if (lastSubmit.current !== current) return
    if (city === null) form.submit()
    else onCity(city)
  }

  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
}
