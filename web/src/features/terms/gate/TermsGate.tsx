import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { TermsDialog } from './TermsDialog.tsx'

import styles from './TermsGate.module.css'

interface TermsGateProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  /** How often the visitor tried a payment method before the tick; each time moves the focus to the box. */
  readonly tries: number
}

/** Whether a click has a browser function of its own, for example a new tab. */
function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/**
 * The checkbox for age and terms, with the terms in a dialog (specification, section 5; features.md, G13).
 */
export function TermsGate({ accepted, onChange, tries }: TermsGateProps) {
  const box = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [reading, setReading] = useState(false)
  const adoptEarlyTick = useEffectEvent(() => {
    if (box.current?.checked) onChange(true)
  })
  // The box may have been ticked before hydration.
  useEffect(() => adoptEarlyTick(), [])
  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])
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
        // Otherwise a browser that restores forms after a reload would tick the box for the visitor.
        autoComplete="off"
        error={tries > 0 && !accepted && 'Per scegliere come pagare, prima spunta questa casella.'}
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
