import { type SelectionStep, selectionSteps } from '@mestieri/shared/brand/selection.ts'
import {
  type Icon,
  IconCamera,
  IconCheck,
  IconFileText,
  IconInfoCircle,
  IconReceipt,
} from '@tabler/icons-react'

import { useSampleContent } from '../../lib/content/sample-content.ts'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import { SampleProfileCard } from './SampleProfileCard.tsx'

import styles from './Selection.module.css'

const icons: Readonly<Record<SelectionStep['icon'], Icon>> = {
  document: IconFileText,
  quotes: IconReceipt,
  pictures: IconCamera,
  check: IconCheck,
}

/** How professionals are selected (specification, sections 1 and 2). */
export function Selection() {
  const samples = useSampleContent()
  if (selectionSteps.length === 0) return null
  return (
    <section className={styles.selection} aria-labelledby="titolo-selezione">
      <div className={classNames('wrap', styles.inner, samples && styles.withCard)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-selezione">
            Come scegliamo chi entra in casa tua
          </h2>
          <p className="lead">Prima di presentarti qualcuno guardiamo le carte e il lavoro già fatto.</p>
          <ul className={styles.proofs}>
            {selectionSteps.map(({ icon, title, text }) => {
              const StepIcon = icons[icon]
              return (
                <li key={title} className={styles.proof}>
                  <span className={classNames('icon-tile', styles.icon)}>
                    <StepIcon {...decorativeIcon} />
                  </span>
                  <div>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                </li>
              )
            })}
          </ul>
          <p className={classNames('small muted', styles.limit)}>
            <IconInfoCircle {...decorativeIcon} />
            <span>
              Il contratto è tra te e il professionista: chiedi sempre un preventivo scritto prima di
              iniziare.
            </span>
          </p>
        </div>
        {samples && <SampleProfileCard />}
      </div>
    </section>
  )
}
