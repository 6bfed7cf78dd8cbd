import type { ConsentCategory } from '../../lib/consent-record.ts'

type Signal = 'granted' | 'denied'

/** What Google's consent mode calls the two categories. */
export function consentSignals(accepted: readonly ConsentCategory[]): Readonly<Record<string, Signal>> {
  const signal = (category: ConsentCategory): Signal => (accepted.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: signal('statistiche'),
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
  }
}

/** A command of the tag manager's: it tells one from an event by its being an `arguments` object. */
function command(..._words: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments
}

export interface TagManagerDeps {
  readonly id: string
  readonly page: Pick<Document, 'createElement' | 'head'>
  /** The window, where its queue lies. */
  readonly scope: object
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Loads the page anew. */
  readonly reload: () => void
}

export interface TagManager {
  /** Does what the visitor accepts: asks for the script once there is something, tells it of changes. */
  applyConsent(accepted: readonly ConsentCategory[]): void
}

/**
 * Makes the {@link TagManager}, which comes after a consent and never before (features.md, I4). A script that runs
 * cannot be taken back: after a withdrawal of everything the page is loaded anew, without it.
 */
export function createTagManager({ id, page, scope, now, reload }: TagManagerDeps): TagManager {
  let queue: unknown[] | null = null

  function load(accepted: readonly ConsentCategory[]): void {
    const waiting: unknown[] = 'dataLayer' in scope && Array.isArray(scope.dataLayer) ? scope.dataLayer : []
    queue = [
      command('consent', 'default', consentSignals([])),
      command('consent', 'update', consentSignals(accepted)),
      { 'gtm.start': now(), event: 'gtm.js' },
      ...waiting,
    ]
    Object.assign(scope, { dataLayer: queue })
    const script = page.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    page.head.append(script)
  }

  return {
    applyConsent(accepted) {
      if (queue === null) {
        if (accepted.length > 0) load(accepted)
      } else if (accepted.length === 0) reload()
      else queue.push(command('consent', 'update', consentSignals(accepted)))
    },
  }
}
