import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './Closing.module.css'

const { clients } = professionalTerms

/** The last section, above the trial button. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="titolo-inizia">
      <div className={classNames('wrap', styles.inner)}>
        <Picture className={styles.picture} name="prop-scudo" alt="" sizes="(min-width: 48rem) 13rem, 9rem" />
        <div className={styles.words}>
          <h2 className="h2" id="titolo-inizia">
            Comincia dai primi {clients.introduced} clienti
          </h2>
          <p className="lead">{professionalPromises.activation} Diventa credito per le tue commissioni.</p>
          <p className="small muted">{professionalPromises.refund}</p>
        </div>
      </div>
    </section>
  )
}
