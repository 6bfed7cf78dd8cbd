import t from 'tap'

import { launchBrowser, visitorsOf } from '../browser.ts'
import { sharedSite } from '../site.ts'
import { bookFromEach, chatEntry, plainEntries } from './entries.ts'

const [site, browser] = await Promise.all([sharedSite(t), launchBrowser(t)])
const visitor = visitorsOf(browser, site.origin)

t.jobs = 3
await bookFromEach(t, visitor, site.origin, { ...plainEntries, ...chatEntry })
