import { Accordion } from '../../../components/Accordion/Accordion.tsx'
import { classNames } from '../../../components/class-names.ts'
import { ContactCard } from './ContactCard.tsx'
import { customerQuestions } from './customer-questions.ts'

import styles from './Questions.module.css'

/** The customers' FAQ with a link to support in the messaging app (specification, sections 2 and 4). */
export function Questions() {
  return (
    <section className="section" aria-labelledby="titolo-domande">
      <div className={classNames('wrap', styles.inner)}>
        <h2 className={classNames('h2', styles.title)} id="titolo-domande">
          Domande frequenti
        </h2>
        <div className={styles.questions}>
          <Accordion items={customerQuestions} firstOpen />
        </div>
        <ContactCard />
      </div>
    </section>
  )
}
