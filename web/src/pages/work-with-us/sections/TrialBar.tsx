import { path } from '@mestieri/shared/pages.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'

import styles from './TrialBar.module.css'

/**
 * The sticky trial button (specification, section 2). At the end of the page it is at its place in the
 * layout.
 */
export function TrialBar() {
  return (
    <div className={styles.bar}>
      <ButtonLink className={styles.action} to={path('trial')}>
        Attiva il servizio
      </ButtonLink>
      <span className={styles.price}>
        <b className={styles.amount}>{professionalFigures.activationNet}</b> + IVA
      </span>
    </div>
  )
}
