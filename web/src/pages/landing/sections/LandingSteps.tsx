import type { LandingContent } from '@mestieri/shared/services/landing-content.ts'

import { classNames } from '../../../components/class-names.ts'
import type { PictureName } from '../../../components/Picture/picture-name.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './LandingSteps.module.css'

const pictures = ['prop-foto', 'prop-chat', 'prop-confronto'] as const satisfies readonly PictureName[]

/** From two photos to a quote, in the words of the service. */
export function LandingSteps({ steps }: Pick<LandingContent, 'steps'>) {
  return (
    <section className="section" aria-labelledby="titolo-funziona">
      <div className="wrap">
        <div className={classNames('head', styles.head)}>
          <h2 className="h2" id="titolo-funziona">
            Come funziona
          </h2>
        </div>
        <ol className={styles.list}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <Picture
                className={styles.picture}
                name={pictures[index] ?? 'prop-carta'}
                alt=""
                sizes="(min-width: 60rem) 13rem, 7rem"
              />
              <div>
                <h3 className="h3">{title}</h3>
                <p className={classNames('muted', styles.text)}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
