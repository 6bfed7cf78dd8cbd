import { Accordion } from '../../../components/Accordion/Accordion.tsx'
import { classNames } from '../../../components/class-names.ts'
import { professionalQuestions } from './professional-questions.ts'

import styles from './ProfessionalQuestions.module.css'

/** The FAQ for professionals (specification, sections 2 and 4). */
export function ProfessionalQuestions() {
  return (
    <section className={classNames('section', styles.section)} aria-labelledby="titolo-domande">
      <div className={classNames('wrap', styles.inner)}>
        <h2 className={classNames('h2', styles.title)} id="titolo-domande">
          Le domande che ci fate
        </h2>
        <div className={styles.questions}>
          <Accordion items={professionalQuestions} firstOpen />
        </div>
      </div>
    </section>
  )
}
