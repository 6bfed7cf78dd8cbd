import { notVerified, selectionSteps } from '@mestieri/shared/brand/selection.ts'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Block } from './Block.tsx'

import styles from './WhatWeCheck.module.css'

/** What the platform requires of a professional (specification, section 1), and what it does not verify. */
export function WhatWeCheck() {
  if (selectionSteps.length === 0) return null
  return (
    <Block title="Cosa chiediamo per entrare nella rete">
      <ul className={styles.checks}>
        {selectionSteps.map(({ title, text }) => (
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
        {notVerified !== null && (
          <li className={styles.limit}>
            <IconInfoCircle {...decorativeIcon} />
            <div>
              <b>Cosa non verifichiamo</b>
              <p>{notVerified}</p>
            </div>
          </li>
        )}
      </ul>
    </Block>
  )
}
