import type { LandingContent } from '@mestieri/shared/services/landing-content.ts'
import type { LandingService } from '@mestieri/shared/services/landings.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import type { EstimatorState } from '../../../lib/estimator-state.ts'

import styles from './LandingHero.module.css'

interface LandingHeroProps {
  readonly landing: LandingService
  readonly content: LandingContent
  readonly estimator: { readonly to: string; readonly state: EstimatorState }
}

/** Dense screens get a little less than they could show: nobody sees it, and the first picture comes sooner. */
const sizes = [
  '(max-width: 59.99rem) and (min-resolution: 2.5dppx) 66vw',
  '(max-width: 59.99rem) and (min-resolution: 1.5dppx) 80vw',
  '(max-width: 59.99rem) 92vw',
  '(max-width: 78rem) calc(96vw - 30rem)',
  '44rem',
].join(', ')

export function LandingHero({ landing, content, estimator }: LandingHeroProps) {
  const { picture } = landing
  const { title, subtitle, pictureAlt, pictureShape } = content
  return (
    <section className={classNames('under-header', styles.hero)} data-tint={picture}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h1 className="display">{title}</h1>
          <p className={styles.lead}>{subtitle}</p>
          <ButtonLink className={styles.action} data-main-action {...estimator}>
            Scopri Quanto Costa
          </ButtonLink>
        </div>
        <Diorama
          className={classNames(styles.picture, pictureShape === 'square' && styles.square)}
          name={picture}
          tint={picture}
          alt={pictureAlt}
          sizes={sizes}
          bare
          priority
        />
      </div>
    </section>
  )
}
