import { path } from '@mestieri/shared/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import {
  consentCategories,
  type ConsentCategory,
  type ConsentRecord,
} from '../../../lib/consent/consent-record.ts'
import { CurrentChoice } from './CurrentChoice.tsx'

import styles from './Preferences.module.css'

interface PreferencesProps {
  readonly record: ConsentRecord | null
  readonly onChoose: (accepted: readonly ConsentCategory[]) => void
  /** Called when the visitor follows a link. */
  readonly onLeave: () => void
}

interface Group {
  readonly title: string
  readonly text: string
}

const groups: Readonly<Record<ConsentCategory, Group>> = {
  statistiche: {
    title: 'Statistiche',
    text: 'Contano le visite e ci dicono quali pagine funzionano. Strumenti di Google, caricati con Google Tag Manager.',
  },
  marketing: {
    title: 'Marketing',
    text: 'Ci dicono quale annuncio ti ha portato qui, che in questo browser ricordiamo per 90 giorni, e servono a mostrarti annunci su misura su altri siti. Strumenti di Google, caricati con Google Tag Manager.',
  },
}

const answer = { variant: 'quiet', size: 's', full: true } as const

/** One checkbox per category, unchecked by default; three answers of the same look; the current choice. */
export function Preferences({ record, onChoose, onLeave }: PreferencesProps) {
  const [accepted, setAccepted] = useState<readonly ConsentCategory[]>(record?.accepted ?? [])
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setAccepted(consentCategories.filter((other) => (other === category ? isOn : accepted.includes(other))))
  return (
    <div className={styles.preferences}>
      <p>
        Scegli che cosa possiamo usare oltre al necessario. Puoi cambiare idea quando vuoi, da «Modifica
        consenso cookie».{' '}
        <Link className="link" to={`${path('privacy')}#cookie`} onClick={onLeave}>
          Leggi la cookie policy
        </Link>
      </p>
      <ul className={styles.groups}>
        <li>
          <Checkbox className={styles.check} checked disabled aria-describedby="necessari-testo">
            <b>Necessari</b> <span className="muted">sempre attivi</span>
          </Checkbox>
          <p className={styles.text} id="necessari-testo">
            Fanno funzionare il sito: la chat, i professionisti salvati, i pagamenti, questa scelta.
          </p>
        </li>
        {consentCategories.map((category) => (
          <li key={category}>
            <Checkbox
              className={styles.check}
              checked={accepted.includes(category)}
              aria-describedby={`${category}-testo`}
              onChange={({ target }) => toggle(category, target.checked)}
            >
              <b>{groups[category].title}</b>
            </Checkbox>
            <p className={styles.text} id={`${category}-testo`}>
              {groups[category].text}
            </p>
          </li>
        ))}
      </ul>
      {record && <CurrentChoice record={record} />}
      <div className={styles.answers}>
        <Button {...answer} onClick={() => onChoose([])}>
          Rifiuta tutto
        </Button>
        <Button {...answer} onClick={() => onChoose(accepted)}>
          Salva la scelta
        </Button>
        <Button {...answer} onClick={() => onChoose(consentCategories)}>
          Accetta tutto
        </Button>
      </div>
    </div>
  )
}
