import t from 'tap'

import { sampled } from '../../../scripts/test-groups/hard-run.ts'
import { launchBrowser, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'
import { bookDespiteDiscardedRender, paymentEntries, plainEntries } from './entries.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

t.jobs = 3
// Without the chat, whose header does not say how the connection is.
const entries = Object.entries({ ...plainEntries, ...paymentEntries })
// Every third entry: pages with and without payments are among them. The hard test has all.
await bookDespiteDiscardedRender(t, visitor, site.origin, Object.fromEntries(sampled(entries, 3)))
