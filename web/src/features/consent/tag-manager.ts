import type { ConsentCategory } from '../../lib/consent/consent-record.ts'

type Signal = 'granted' | 'denied'

/** Maps the accepted categories to the signals of Google's consent mode. */
export function consentSignals(accepted: readonly ConsentCategory[]): Readonly<Record<string, Signal>> {
  const signal = (category: ConsentCategory): Signal => (accepted.includes(category) ? 'granted' : 'denied')
  return {
    analytics_storage: signal('statistiche'),
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
  }
}

/** A tag-manager command. The tag manager recognises it by its type, an `arguments` object. */
function command(..._words: readonly unknown[]): IArguments {
  return arguments
}

export interface TagManagerDeps {
  readonly id: string
  readonly page: Pick<Document, 'createElement' | 'head'>
  /** The window, which holds the queue `dataLayer`. */
  readonly scope: object
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Reloads the page. */
  readonly reload: () => void
}

export interface TagManager {
  /** Applies a choice: loads the script at the first consent, and sends it every later change. */
  applyConsent(accepted: readonly ConsentCategory[]): void
}

/**
 * Makes the {@link TagManager}, which loads its script only after consent (features.md, I4). A running script
 * cannot be unloaded, so a full withdrawal reloads the page.
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
