import * as library from 'vanilla-cookieconsent'

import {
  consentCategories,
  type ConsentCategory,
  type ConsentRecord,
  consentVersion,
  readConsent,
} from '../../lib/consent-record.ts'
import { type SafeStorage, storageKeys } from '../../lib/storage.ts'
import { cookiesOf } from '../../lib/tracking-cookies.ts'

/** How long either choice counts, in days: six months (features.md, I2). */
export const consentDays = 182

export interface ConsentEngineDeps {
  readonly storage: Pick<SafeStorage, 'read'>
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** A UUID. */
  readonly newId: () => string
}

/** Keeps the visitor's choice, and erases the cookies of what was refused. */
export interface ConsentEngine {
  /** Reads what was chosen; null where nothing that counts. */
  start(): ConsentRecord | null
  /** Keeps a choice, for 182 days from now where it is a new one. */
  choose(accepted: readonly ConsentCategory[]): ConsentRecord
  /** Forgets what is in memory, not what is kept. */
  stop(): void
}

function optional(category: ConsentCategory) {
  return { autoClear: { cookies: cookiesOf(category).map((name) => ({ name })) } }
}

/** No words: with none the library draws nothing, and what the visitor sees is ours. */
const noWords = {} as Parameters<typeof library.run>[0]['language']['translations'][string]

const configuration: Parameters<typeof library.run>[0] = {
  // Local storage: cookies that scripts write live seven days in Safari, and the question would come back each week.
  cookie: { name: storageKeys.consent, expiresAfterDays: consentDays, useLocalStorage: true },
  revision: consentVersion,
  autoShow: false,
  manageScriptTags: false,
  // Who measures or checks the site is asked like everybody.
  hideFromBots: false,
  categories: {
    necessari: { readOnly: true },
    statistiche: optional('statistiche'),
    marketing: optional('marketing'),
  },
  language: { default: 'it', translations: { it: noWords } },
}

/** Erases what refused categories left behind: a tool that was running may have written after the withdrawal. */
function eraseRefused(accepted: readonly ConsentCategory[]): void {
  for (const category of consentCategories) {
    if (!accepted.includes(category)) library.eraseCookies([...cookiesOf(category)])
  }
}

/** Makes a {@link ConsentEngine} on vanilla-cookieconsent, of which there can be one on a page. */
export function createConsentEngine({ storage, now, newId }: ConsentEngineDeps): ConsentEngine {
  const read = () => readConsent(storage.read(storageKeys.consent), now())
  return {
    start() {
      // What it waits for is the words; the choice is read before.
      void library.run(configuration)
      const record = read()
      eraseRefused(record?.accepted ?? [])
      return record
    },

    choose(accepted) {
      library.acceptCategory([...accepted])
      const time = new Date(now()).toISOString()
      // Where the browser blocks storage the choice lives as long as the page.
      return read() ?? { id: newId(), version: consentVersion, givenAt: time, changedAt: time, accepted }
    },

    stop: () => library.reset(),
  }
}
