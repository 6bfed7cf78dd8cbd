import { brand } from '@mestieri/shared/brand.ts'

import { classNames } from '../../../components/class-names.ts'

import styles from './PhoneMockup.module.css'

const conversation = [
  { mine: true, text: 'Ciao, l’imbianchino può venire sabato invece di venerdì?' },
  { mine: false, text: 'Ciao Anna, gli scrivo subito.' },
  { mine: false, text: 'Fatto: sabato alle 9 va bene. Il colore resta quello?' },
  { mine: true, text: 'Sì, verde salvia. Grazie!' },
]

/**
 * A phone with an invented conversation, drawn in CSS. It is hidden from screen readers, because it is
 * decorative.
 */
export function PhoneMockup() {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.bar}>
          <span className={styles.who}>{brand.name}</span>
          <span className={styles.state}>Assistenza clienti</span>
        </div>
        <div className={styles.log}>
          {conversation.map(({ mine, text }) => (
            <p key={text} className={classNames(styles.bubble, mine ? styles.mine : styles.theirs)}>
              {text}
            </p>
          ))}
        </div>
        <div className={styles.field}>Scrivi un messaggio</div>
      </div>
    </div>
  )
}
