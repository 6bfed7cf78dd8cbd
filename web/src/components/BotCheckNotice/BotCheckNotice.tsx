import { browserSiteKey } from '../../lib/bot-check/site-key.ts'
import { useBrowserValue } from '../../lib/storage/store.ts'
import { classNames } from '../class-names.ts'

import styles from './BotCheckNotice.module.css'

interface BotCheckNoticeProps {
  readonly className?: string | undefined
}

/**
 * The notice that reCAPTCHA protects the forms (specification, section 2, 'Layout'); empty without a key.
 * The provider processes data on our behalf, and asks not to link its own policy and terms (its FAQ, since
 * April 2026). The server does not render it, because without scripts the provider is never contacted.
 */
export function BotCheckNotice({ className }: BotCheckNoticeProps) {
  const siteKey = useBrowserValue(browserSiteKey, () => null)
  if (siteKey === null) return null
  return <span className={classNames(styles.notice, className)}>Questo sito è protetto da reCAPTCHA.</span>
}
