import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { startSite } from '../site.ts'
import { bookDespiteDiscardedRender, paymentEntries, plainEntries } from './entries.ts'

const [site, browser] = await Promise.all([startSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

t.jobs = 3
// Without the chat, whose header does not say how the connection is.
await bookDespiteDiscardedRender(t, visitor, site.origin, { ...plainEntries, ...paymentEntries })
