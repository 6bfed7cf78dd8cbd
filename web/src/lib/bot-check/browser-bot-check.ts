import type { BotCheckAction } from '@mestieri/shared/contracts/bot-check.ts'

import { browserSetTimer } from '../api/deadline.ts'
import { type BotCheck, createBotCheck } from './bot-check.ts'
import { loadRecaptcha } from './recaptcha-script.ts'
import { browserSiteKey } from './site-key.ts'

/**
 * Makes the {@link BotCheck} of a form from the browser's APIs. Loads no script yet.
 * @param shownAt `performance.now()` (ms) when the form was shown; 0 when the document contained it
 */
export function browserBotCheck(action: BotCheckAction, shownAt: number): BotCheck {
  return createBotCheck(action, {
    load: async () => {
      const siteKey = browserSiteKey()
      if (siteKey === null) throw new Error('no key')
      return loadRecaptcha({ siteKey, page: document, scope: window })
    },
    elapsed: () => performance.now() - shownAt,
    setTimer: browserSetTimer,
  })
}
