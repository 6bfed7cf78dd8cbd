import type { BotCheckAction } from '@mestieri/shared/contracts/bot-check.ts'

import { type BotCheck, createBotCheck } from './bot-check.ts'
import { browserSetTimer } from './deadline.ts'
import { loadRecaptcha } from './recaptcha-script.ts'
import { browserSiteKey } from './site-key.ts'

/**
 * The {@link BotCheck} of a form in this browser. Nothing is fetched yet.
 * @param shownAt when the form was shown, in ms since its document was asked for; 0 where the document came with it
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
