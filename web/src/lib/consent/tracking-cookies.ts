import type { ConsentCategory } from './consent-record.ts'

/** A cookie that a tool of the tag manager writes, with consent to the cookie's category. */
export interface TrackingCookie {
  readonly category: ConsentCategory
  readonly name: string
  /** What follows a fixed prefix, in Italian; absent when the whole name is fixed. */
  readonly ending?: string
  readonly purpose: string
  readonly duration: string
  readonly owner: string
}

const google = { owner: 'Google', duration: '90 giorni' } as const

/**
 * All tracking cookies. The cookie policy lists them, and a withdrawal deletes them (features.md, I5). For a
 * new tool in the tag manager, add its cookies here and raise `consentVersion`.
 */
export const trackingCookies: readonly TrackingCookie[] = [
  {
    category: 'statistiche',
    name: '_ga',
    purpose:
      'Distingue un visitatore dall’altro, per contare le visite. Solo con il tuo consenso alle statistiche.',
    duration: '2 anni',
    owner: 'Google',
  },
  {
    category: 'statistiche',
    name: '_ga_',
    ending: 'codice',
    purpose: 'Come il precedente: tiene insieme le pagine di una visita.',
    duration: '2 anni',
    owner: 'Google',
  },
  {
    category: 'marketing',
    name: '_gcl_',
    ending: 'codice',
    purpose:
      'Ricorda da quale annuncio sei arrivato, per misurare se funziona. Solo con il tuo consenso al marketing.',
    ...google,
  },
  {
    category: 'marketing',
    name: '_gac_',
    ending: 'codice',
    purpose: 'Come il precedente.',
    ...google,
  },
]

/** Matches the names of all cookies of a category. */
export function cookiesOf(category: ConsentCategory): readonly RegExp[] {
  return trackingCookies
    .filter((cookie) => cookie.category === category)
    .map(({ name, ending }) => new RegExp(ending === undefined ? `^${name}$` : `^${name}.+$`))
}
