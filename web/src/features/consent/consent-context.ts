import { createContext, useContext } from 'react'

/** The visitor's choice about cookies, in short. */
export interface ConsentStatus {
  /** 'solo tecnici', 'tecnici e statistiche' … */
  readonly label: string
  readonly extent: 'none' | 'some' | 'all'
}

/** What the parts of the page share of the visitor's consent. */
export interface Consent {
  /** Null where there is no choice that counts. */
  readonly status: ConsentStatus | null
  readonly setStatus: (status: ConsentStatus | null) => void
  /** What opened the preferences, and has the focus again when they close; null while they are closed. */
  readonly opener: HTMLElement | null
  readonly setOpener: (opener: HTMLElement | null) => void
}

export const ConsentContext = createContext<Consent | null>(null)

/** The visitor's consent, and the way to change it. @throws outside `ConsentProvider` */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext)
  if (!consent) throw new Error('useConsent needs a ConsentProvider around it')
  return consent
}
