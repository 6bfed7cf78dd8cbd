import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { TermsDialog } from './TermsDialog.tsx'

import styles from './TermsGate.module.css'

interface TermsGateProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
}

/** Whether a press asks the browser for something of its own, a tab say. */
function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** The box of age and terms, and the terms themselves in a dialog (specification, section 5; features.md, G13). */
export function TermsGate({ accepted, onChange }: TermsGateProps) {
  const box = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [reading, setReading] = useState(false)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    // A tick from before the page came alive counts like any other.
    if (box.current?.checked) latest.current(true)
  }, [])
  const read = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    setReading(true)
  }
  return (
    <>
      <Checkbox
        ref={box}
        className={styles.gate}
        checked={accepted}
        // A browser that fills in forms again after a reload would consent in the visitor's place.
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        Ho almeno 18 anni e accetto i{' '}
        <a
          ref={link}
          className="link"
          href={path('terms')}
          target="_blank"
          rel="noopener"
          aria-haspopup="dialog"
          onClick={read}
        >
          termini e condizioni
        </a>
      </Checkbox>
      <TermsDialog open={reading} onClose={() => setReading(false)} returnFocus={link} />
      <noscript>
        <p className="note">
          Per vedere come pagare serve JavaScript: attivalo e ricarica la pagina. Se preferisci, scrivici: ti
          mandiamo i dati per il bonifico.{' '}
          <a className="link" href={`mailto:${brand.support.email}`}>
            {brand.support.email}
          </a>
        </p>
      </noscript>
    </>
  )
}
