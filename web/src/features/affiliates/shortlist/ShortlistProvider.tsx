import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'

import { createSafeStorage } from '../../../lib/storage.ts'
import { createShortlist, type SavedProfessional, type Shortlist } from './shortlist.ts'

/** What the last press on 'Salva' could not do. */
export type ShortlistNotice = 'full' | 'volatile' | null

interface ShortlistState extends Pick<Shortlist, 'clear'> {
  readonly saved: readonly SavedProfessional[]
  readonly notice: ShortlistNotice
  readonly toggle: (professional: SavedProfessional) => void
  readonly add: (professionals: readonly SavedProfessional[]) => void
}

const ShortlistContext = createContext<ShortlistState | null>(null)

const nobody: readonly SavedProfessional[] = []

/** The visitor's saved professionals for the page below; empty while the server draws and the page comes alive. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [shortlist] = useState(() =>
    typeof document === 'undefined'
      ? null
      : createShortlist(createSafeStorage({ area: () => localStorage, events: globalThis })),
  )
  const [notice, setNotice] = useState<ShortlistNotice>(null)
  const saved = useSyncExternalStore(
    shortlist?.subscribe ?? (() => () => undefined),
    () => shortlist?.snapshot() ?? nobody,
    () => nobody,
  )
  const state = useMemo<ShortlistState>(() => {
    const settle = () => setNotice(shortlist?.volatile() ? 'volatile' : null)
    return {
      saved,
      notice,
      toggle: (professional) => {
        if (shortlist?.toggle(professional) === 'full') setNotice('full')
        else settle()
      },
      add: (professionals) => {
        if (shortlist?.add(professionals) === false) setNotice('full')
        else settle()
      },
      clear: () => {
        shortlist?.clear()
        setNotice(null)
      },
    }
  }, [shortlist, saved, notice])
  return <ShortlistContext value={state}>{children}</ShortlistContext>
}

/** The saved professionals and what can be done with them. @throws outside `ShortlistProvider` */
export function useShortlist(): ShortlistState {
  const state = useContext(ShortlistContext)
  if (!state) throw new Error('useShortlist needs a ShortlistProvider around it')
  return state
}
