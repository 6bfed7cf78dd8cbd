import { createContext, useContext } from 'react'

/** A summary of the visitor's cookie choice. */
export interface ConsentStatus {
  /** Italian summary: 'solo tecnici', 'tecnici e statistiche', 'tutti'. */
  readonly label: string
  readonly extent: 'none' | 'some' | 'all'
}

/** The consent state that components share. */
export interface Consent {
  /** Null without a valid choice. */
  readonly status: ConsentStatus | null
  readonly setStatus: (status: ConsentStatus | null) => void
  /** The control that opened the preferences and gets the focus back; null while they are closed. */
  readonly opener: HTMLElement | null
  readonly setOpener: (opener: HTMLElement | null) => void
}

export const ConsentContext = createContext<Consent | null>(null)

/** Reads the shared consent state. @throws outside `ConsentProvider` */
export function useConsent(): Consent {
  const consent = useContext(ConsentContext)
  if (!consent) throw new Error('useConsent needs a ConsentProvider around it')
  return consent
}
