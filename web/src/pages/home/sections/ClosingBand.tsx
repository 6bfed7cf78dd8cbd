import { path } from '@mestieri/shared/pages.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './ClosingBand.module.css'

export function ClosingBand() {
  return (
    <section className={classNames(styles.band, 'on-dark')} aria-labelledby="titolo-comincia">
      <div className={classNames('wrap', styles.inner)}>
        <div>
          <h2 className="h2" id="titolo-comincia">
            Comincia da una domanda
          </h2>
          <p className={styles.lead}>Ci vuole solo un minuto, e non costa niente.</p>
        </div>
        <ButtonLink className={styles.button} data-main-action variant="quiet" to={path('estimator')}>
          Scopri quanto costa
        </ButtonLink>
        <Picture
          className={styles.picture}
          name="prop-chiavi"
          alt=""
          sizes="(min-width: 60rem) 18rem, 10rem"
        />
      </div>
    </section>
  )
}
