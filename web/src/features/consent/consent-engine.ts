import * as library from 'vanilla-cookieconsent'

import {
  consentCategories,
  type ConsentCategory,
  type ConsentRecord,
  consentVersion,
  readConsent,
} from '../../lib/consent/consent-record.ts'
import { cookiesOf } from '../../lib/consent/tracking-cookies.ts'
import { type SafeStorage, storageKeys } from '../../lib/storage/storage.ts'

/** Validity of a choice in days, for acceptance and refusal alike: six months (features.md, I2). */
export const consentDays = 182

export interface ConsentEngineDeps {
  readonly storage: Pick<SafeStorage, 'read'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Makes the id of a choice that could not be stored. */
  readonly newId: () => string
}

/** Stores the visitor's choice and deletes the cookies of refused categories. */
export interface ConsentEngine {
  /** Starts the library and reads the stored choice; null without a valid one. */
  start(): ConsentRecord | null
  /** Stores a choice. A first choice is valid for {@link consentDays} from now. */
  choose(accepted: readonly ConsentCategory[]): ConsentRecord
  /** Resets the library's memory; the stored choice stays. */
  stop(): void
}

function optional(category: ConsentCategory) {
  return { autoClear: { cookies: cookiesOf(category).map((name) => ({ name })) } }
}

/** No translations: without them the library renders nothing, and our own components ask. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library takes no words at all
const noWords = {} as Parameters<typeof library.run>[0]['language']['translations'][string]

const configuration: Parameters<typeof library.run>[0] = {
  // Safari deletes script-written cookies after seven days and would ask every week, so use local storage.
  cookie: { name: storageKeys.consent, expiresAfterDays: consentDays, useLocalStorage: true },
  revision: consentVersion,
  autoShow: false,
  manageScriptTags: false,
  // Ask automated browsers too, so that tests and audits see what visitors see.
  hideFromBots: false,
  categories: {
    necessari: { readOnly: true },
    statistiche: optional('statistiche'),
    marketing: optional('marketing'),
  },
  language: { default: 'it', translations: { it: noWords } },
}

/** Deletes the cookies of refused categories: a running tool may have written some after the withdrawal. */
function eraseRefused(accepted: readonly ConsentCategory[]): void {
  for (const category of consentCategories) {
    if (!accepted.includes(category)) library.eraseCookies([...cookiesOf(category)])
  }
}

/** Makes a {@link ConsentEngine} on vanilla-cookieconsent, which allows one instance per page. */
export function createConsentEngine({ storage, now, newId }: ConsentEngineDeps): ConsentEngine {
  const read = () => readConsent(storage.read(storageKeys.consent), now())
  return {
    start() {
      // run() reads the choice synchronously; its promise waits for the translations only.
      void library.run(configuration)
      const record = read()
      eraseRefused(record?.accepted ?? [])
      return record
    },

    choose(accepted) {
      library.acceptCategory([...accepted])
      const time = new Date(now()).toISOString()
      // If storage is blocked, the choice lasts as long as the page.
      return read() ?? { id: newId(), version: consentVersion, givenAt: time, changedAt: time, accepted }
    },

    stop: () => library.reset(),
  }
}
