import { path } from '@mestieri/shared/pages.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'

import styles from './TrialBar.module.css'

/** The sticky trial button (specification, section 2). It comes to rest at the end of the page. */
export function TrialBar() {
  return (
    <div className={styles.bar} data-action-bar="every width">
      <div className={classNames('wrap', styles.row)}>
        <ButtonLink className={styles.action} to={path('trial')}>
          Attiva il servizio
        </ButtonLink>
        <span className={styles.price}>
          <b className={styles.amount}>{professionalFigures.activationNet}</b> + IVA
        </span>
      </div>
    </div>
  )
}
