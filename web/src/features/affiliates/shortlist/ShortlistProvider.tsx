import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

import { createSafeStorage } from '../../../lib/storage/storage.ts'
import { createStore, useStore } from '../../../lib/storage/store.ts'
import { createShortlist, type SavedProfessional, type Shortlist } from './shortlist.ts'

/** Why the last click on 'Salva' had no lasting effect: the list is full, or storage is not available. */
export type ShortlistNotice = 'full' | 'volatile' | null

interface ShortlistState extends Pick<Shortlist, 'clear'> {
  readonly saved: readonly SavedProfessional[]
  readonly notice: ShortlistNotice
  readonly toggle: (professional: SavedProfessional) => void
  readonly add: (professionals: readonly SavedProfessional[]) => void
}

const ShortlistContext = createContext<ShortlistState | null>(null)

const nothing = createStore<readonly SavedProfessional[]>([])

/** Provides the visitor's saved professionals; the list is empty on the server and during hydration. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [shortlist] = useState(() =>
    typeof document === 'undefined'
      ? null
      : createShortlist(createSafeStorage({ area: () => localStorage, events: globalThis })),
  )
  const [notice, setNotice] = useState<ShortlistNotice>(null)
  const saved = useStore(shortlist ?? nothing, nothing.state)
  const state = useMemo<ShortlistState>(() => {
    const updateNotice = () => setNotice(shortlist?.volatile() ? 'volatile' : null)
    return {
      saved,
      notice,
      toggle: (professional) => {
        if (shortlist?.toggle(professional) === 'full') setNotice('full')
        else updateNotice()
      },
      add: (professionals) => {
        if (shortlist?.add(professionals) === false) setNotice('full')
        else updateNotice()
      },
      clear: () => {
        shortlist?.clear()
        setNotice(null)
      },
    }
  }, [shortlist, saved, notice])
  return <ShortlistContext value={state}>{children}</ShortlistContext>
}

/** The saved professionals and their actions. @throws Error outside `ShortlistProvider` */
export function useShortlist(): ShortlistState {
  const state = useContext(ShortlistContext)
  if (!state) throw new Error('useShortlist needs a ShortlistProvider around it')
  return state
}
