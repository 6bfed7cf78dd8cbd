import type { LandingContent } from '@mestieri/shared/services/landing-content.ts'
import { IconClipboardCheck } from '@tabler/icons-react'

import { Accordion } from '../../../components/Accordion/Accordion.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './LandingQuestions.module.css'

interface LandingQuestionsProps extends Pick<LandingContent, 'permits' | 'questions'> {
  readonly title: string
}

/** The service's FAQ beside the list of what to have in order first (features.md, C2). */
export function LandingQuestions({ title, permits, questions }: LandingQuestionsProps) {
  return (
    <section className={classNames('section', styles.questions)} aria-labelledby="titolo-domande">
      <div className={classNames('wrap', styles.inner)}>
        <h2 className={classNames('h2', styles.title)} id="titolo-domande">
          {title}
        </h2>
        <div className={styles.faq}>
          <Accordion items={questions} />
        </div>
        <div className={styles.permits}>
          <h3 className={styles.permitsTitle}>
            <IconClipboardCheck {...decorativeIcon} /> Carte e permessi
          </h3>
          <ul className={styles.list}>
            {permits.map((permit) => (
              <li key={permit}>{permit}</li>
            ))}
          </ul>
          <p className="note">Le regole cambiano da comune a comune: chiedi allo sportello edilizia.</p>
        </div>
      </div>
    </section>
  )
}
