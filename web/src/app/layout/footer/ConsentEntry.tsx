import { classNames } from '../../../components/class-names.ts'
import { useConsent } from '../../../features/consent/consent-context.ts'

import styles from './ConsentEntry.module.css'

interface ConsentEntryProps {
  readonly className?: string | undefined
}

/**
 * 'Modifica consenso cookie' (specification, section 2, 'Layout'): opens the cookie preferences on every page
 * and shows the current choice as text and as an empty, half or full circle (features.md, I5).
 */
export function ConsentEntry({ className }: ConsentEntryProps) {
  const { status, setOpener } = useConsent()
  return (
    <button
      type="button"
      className={classNames(styles.entry, className)}
      aria-haspopup="dialog"
      onClick={(event) => setOpener(event.currentTarget)}
    >
      <span>
        Modifica consenso cookie{' '}
        {status && (
          <span className={styles.choice} data-extent={status.extent}>
            {status.label}
          </span>
        )}
      </span>
    </button>
  )
}
