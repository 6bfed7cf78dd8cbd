import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { Suggestions } from '../../../components/Combobox/combobox-state.ts'
import { Combobox } from '../../../components/Combobox/Combobox.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { loadMunicipalities } from './municipalities.ts'

interface CityFieldProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Called with the chosen value of the list, or '' when the field is cleared. */
  readonly onCity: (city: string) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

async function suggest(text: string): Promise<Suggestions> {
  const list = await loadMunicipalities()
  const { values, total } = list.search(text)
  return { matches: values.map((value) => ({ id: value, text: value })), total }
}

// Fetches the list on focus, before the visitor types. A failure shows at the first suggestion, not here.
function prepare() {
  loadMunicipalities().catch(() => undefined)
}

/** The city field with suggestions (specification, 'Directory search screen'). */
export function CityField({ text, onText, onCity, error, hint }: CityFieldProps) {
  return (
    <Combobox
      label="Dove"
      name="city"
      icon={<IconMapPin {...decorativeIcon} />}
      placeholder="Scrivi il comune"
      enterKeyHint="search"
      maxLength={64}
      value={text}
      onChange={onText}
      onChoose={(option) => onCity(option.text)}
      onClear={() => onCity('')}
      onFocus={prepare}
      suggest={suggest}
      error={error}
      hint={hint}
      clearLabel="Cancella il comune"
      countText={(total) => (total === 1 ? '1 comune trovato' : `${total} comuni trovati`)}
      emptyText="Nessun comune con questo nome"
      failedText="Elenco dei comuni non disponibile: scrivi il nome per esteso, ad esempio MONZA (MB)"
    />
  )
}
