import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconCamera, IconFileText, IconInfoCircle, IconReceipt } from '@tabler/icons-react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { SampleProfileCard } from './SampleProfileCard.tsx'

import styles from './Selection.module.css'

const { quotes, pictures } = professionalTerms.requirements

const proofs = [
  {
    Icon: IconFileText,
    title: 'Visura camerale',
    text: 'L’impresa esiste, è attiva e fa davvero quel mestiere.',
  },
  {
    Icon: IconReceipt,
    title: `${quotes} preventivi già emessi`,
    text: 'Leggiamo come scrive le voci e se i prezzi sono in linea.',
  },
  {
    Icon: IconCamera,
    title: `${pictures} foto dell’ultimo anno`,
    text: 'Di lavori che il professionista dichiara come suoi.',
  },
]

/** How professionals are selected (specification, sections 1 and 2). */
export function Selection() {
  return (
    <section className={styles.selection} aria-labelledby="titolo-selezione">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-selezione">
            Come scegliamo chi entra in casa tua
          </h2>
          <p className="lead">Prima di presentarti qualcuno guardiamo le carte e il lavoro già fatto.</p>
          <ul className={styles.proofs}>
            {proofs.map(({ Icon, title, text }) => (
              <li key={title} className={styles.proof}>
                <span className={classNames('icon-tile', styles.icon)}>
                  <Icon {...decorativeIcon} />
                </span>
                <div>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={classNames('small muted', styles.limit)}>
            <IconInfoCircle {...decorativeIcon} />
            <span>
              Il contratto è tra te e il professionista: chiedi sempre un preventivo scritto prima di
              iniziare.
            </span>
          </p>
        </div>
        <SampleProfileCard />
      </div>
    </section>
  )
}
