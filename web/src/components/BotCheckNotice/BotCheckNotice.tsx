import { useSyncExternalStore } from 'react'

import { browserSiteKey } from '../../lib/site-key.ts'
import { classNames } from '../class-names.ts'

import styles from './BotCheckNotice.module.css'

interface BotCheckNoticeProps {
  readonly className?: string | undefined
}

const never = () => () => undefined

/**
 * Says that the site's forms are guarded, and by whom (specification, section 2, 'Layout'); nothing where they are not.
 * The provider works on our behalf and wants its own policy and terms not to be named (its FAQ, since April 2026).
 * Only with scripts is anything fetched from the provider: documents without them do not say it.
 */
export function BotCheckNotice({ className }: BotCheckNoticeProps) {
  const siteKey = useSyncExternalStore(never, browserSiteKey, () => null)
  if (siteKey === null) return null
  return <span className={classNames(styles.notice, className)}>Questo sito è protetto da reCAPTCHA.</span>
}
