import { IconCheck, IconInfoCircle } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Block } from './Block.tsx'

import styles from './WhatWeCheck.module.css'

const checks = [
  {
    title: 'Visura camerale',
    text: 'La chiediamo a ogni impresa prima di pubblicarla.',
  },
  {
    title: '3 preventivi già emessi',
    text: 'Leggiamo come sono scritti e se si capiscono.',
  },
  {
    title: '5 foto di lavori dell’ultimo anno',
    text: 'Dichiarate come proprie dal professionista.',
  },
]

/** What the platform requires of a professional (specification, section 1), and what it does not verify. */
export function WhatWeCheck() {
  return (
    <Block title="Cosa chiediamo per entrare in rete">
      <ul className={styles.checks}>
        {checks.map(({ title, text }) => (
          <li key={title} className={styles.check}>
            <span className={styles.icon}>
              <IconCheck {...decorativeIcon} stroke={2.5} />
            </span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
        <li className={styles.limit}>
          <IconInfoCircle {...decorativeIcon} />
          <div>
            <b>Cosa non verifichiamo</b>
            <p>
              Il risultato di ogni singolo lavoro. Chiedi un preventivo scritto e, per gli impianti, la
              dichiarazione di conformità.
            </p>
          </div>
        </li>
      </ul>
    </Block>
  )
}
