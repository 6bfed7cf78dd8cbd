import { type FormEvent, useEffect, useRef } from 'react'

import { importWithDeadline } from '../../../lib/import-with-deadline.ts'
import { readCity } from './directory-query.ts'
import { loadMunicipalities } from './municipalities.ts'

/**
 * Handles the submit of a form with a city field. A text that names one municipality asks for that one; any other is
 * asked for as typed, and the directory answers with what it may have meant. Where the list does not come, the form is
 * sent as without scripts and the server reads the name.
 *
 * @param text what the field holds
 * @param onCity gets a value of the list, a text that is none, or '' for all of Italy
 */
export function useCityForm(text: string, onCity: (city: string) => void) {
  const turn = useRef(0)
  // Who has left the page meanwhile is not called back by a list that comes late.
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  async function submit(form: HTMLFormElement): Promise<void> {
    turn.current += 1
    const own = turn.current
    const typed = readCity(text)
    let city: string | null
    try {
      city = typed && ((await importWithDeadline(loadMunicipalities)).resolve(typed) ?? typed)
    } catch {
      city = null
    }
    if (turn.current !== own) return
    if (city === null) form.submit()
    else onCity(city)
  }

  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
}
