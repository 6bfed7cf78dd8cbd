import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { IconCheck, IconDroplet } from '@tabler/icons-react'

import { ExampleTag } from '../Chip/ExampleTag.tsx'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'
import type { PictureName } from '../Picture/picture-name.ts'
import { Picture } from '../Picture/Picture.tsx'

import styles from './SampleProfileCard.module.css'

const { quotes, pictures } = professionalTerms.requirements

const seen = [
  { what: 'Visura camerale', result: 'vista' },
  { what: 'Preventivi', result: `${quotes} su ${quotes}` },
  { what: 'Foto di lavori', result: `${pictures} su ${pictures}` },
]

const photos = ['bagno', 'caldaia', 'impianti'] as const satisfies readonly PictureName[]

/**
 * A sample card with the facts that are checked before a professional is recommended; the firm is invented.
 */
export function SampleProfileCard() {
  return (
    <figure className={styles.card} aria-label="Una scheda di selezione, con una ditta inventata">
      <div className={classNames(styles.sheet, styles.back)} />
      <ExampleTag className={styles.example} />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span className={styles.mark} data-mark="1" aria-hidden="true">
            IB
            <span className={styles.trade}>
              <IconDroplet {...decorativeIcon} />
            </span>
          </span>
          <div>
            <p className={styles.name}>Idraulica Brianza</p>
            <p className="small muted">Idraulico · Monza (MB)</p>
          </div>
        </div>
        <ul className={styles.list}>
          {seen.map(({ what, result }) => (
            <li key={what} className={styles.row}>
              <span className={styles.tick}>
                <IconCheck {...decorativeIcon} />
              </span>
              <span>{what}</span>
              <span className="muted num">{result}</span>
            </li>
          ))}
        </ul>
        <div className={styles.photos}>
          {photos.map((name) => (
            <div key={name} className={styles.photo} data-tint={name}>
              <Picture className={styles.picture} name={name} alt="" sizes="5rem" />
            </div>
          ))}
        </div>
      </div>
      <Picture className={styles.shield} name="prop-scudo" alt="" sizes="(min-width: 60rem) 10rem, 8rem" />
    </figure>
  )
}
