import { path } from '@mestieri/shared/pages.ts'
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Picture } from '../../components/Picture/Picture.tsx'

import styles from './DirectoryAside.module.css'

interface DirectoryAsideProps {
  /** False where the results' place offers the same. */
  readonly asks: boolean
}

/** Help for visitors who do not know which trade they need, and how the professionals are selected. */
export function DirectoryAside({ asks }: DirectoryAsideProps) {
  return (
    <aside className={styles.aside} aria-label={asks ? 'Non sai da chi partire?' : 'Come scegliamo'}>
      {asks && (
        <div className={styles.ask}>
          <Picture className={styles.picture} name="prop-chat" alt="" sizes="9rem" />
          <h2 className="h3">Non sai da chi partire?</h2>
          <p className="small">Racconta il lavoro a Gino: ti dice quanto costa e chi lo può fare.</p>
          <ButtonLink className={styles.button} data-main-action size="s" full to={path('estimator')}>
            Scopri quanto costa
          </ButtonLink>
        </div>
      )}
      <ul className={`small ${styles.promises}`}>
        <li>
          <IconShieldCheck {...decorativeIcon} />
          <span>Visura, 3 preventivi e 5 foto: li guardiamo prima di pubblicare un profilo.</span>
        </li>
        <li>
          <IconRefresh {...decorativeIcon} />
          <span>Se il primo non ti convince te ne presentiamo un altro.</span>
        </li>
      </ul>
    </aside>
  )
}
