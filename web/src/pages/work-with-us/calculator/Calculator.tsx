import { activationCredit, commissionOn } from '@mestieri/shared/commission.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useAnnouncer } from '../../../components/Announcer/AnnouncerProvider.tsx'
import { classNames } from '../../../components/class-names.ts'
import { TextField } from '../../../components/Field/TextField.tsx'
import { jobValueMessages, jobValueText, readJobValue } from './job-value.ts'
import { ValueSlider } from './ValueSlider.tsx'

import styles from './Calculator.module.css'

interface CalculatorProps {
  readonly className?: string | undefined
}

const exampleValue = 800_000

/** The pause in milliseconds after the last change before the result is announced to screen readers. */
const restMs = 900

/** Calculates the commission on a job, the remaining credit and the net amount (features.md, H1). */
export function Calculator({ className }: CalculatorProps) {
  const [text, setText] = useState(jobValueText(exampleValue))
  const [cents, setCents] = useState(exampleValue)
  const [touched, setTouched] = useState(false)
  const [left, setLeft] = useState(false)
  const entry = readJobValue(text)
  // An empty field is an error only after it lost the focus.
  const fault = entry.ok || (entry.fault === 'missing' && !left) ? undefined : entry.fault
  const message = fault && jobValueMessages[fault]
  const result = message ?? (entry.ok ? resultText(entry.cents) : null)

  const { announce } = useAnnouncer()
  useEffect(() => {
    if (!touched || result === null) return undefined
    const timer = setTimeout(() => announce(result), restMs)
    return () => clearTimeout(timer)
  }, [announce, result, touched])

  const type = (typed: string) => {
    setTouched(true)
    setLeft(false)
    setText(typed)
    const read = readJobValue(typed)
    if (read.ok) setCents(read.cents)
  }
  const slide = (value: number) => {
    setTouched(true)
    setText(jobValueText(value))
    setCents(value)
  }
  const leave = () => {
    setLeft(true)
    if (entry.ok) setText(jobValueText(entry.cents))
  }

  const section = useRef<HTMLElement>(null)
  const adoptEarlyValue = useEffectEvent(() => {
    const [field, slider] = section.current?.querySelectorAll('input') ?? []
    if (field && field.value !== text) type(field.value)
    else if (slider && slider.valueAsNumber * 100 !== cents) slide(slider.valueAsNumber * 100)
  })
  // The value may have been typed, or the slider moved, before hydration.
  useEffect(() => adoptEarlyValue(), [])

  return (
    <section
      ref={section}
      className={classNames(styles.calculator, className)}
      aria-labelledby="titolo-calcolo"
    >
      <h3 className="h3" id="titolo-calcolo">
        Prova con un tuo lavoro
      </h3>
      <div className={styles.entry}>
        <TextField
          className={styles.value}
          label="Valore del lavoro, IVA esclusa"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          numeric
          value={text}
          error={message}
          trailing={
            <span className={styles.unit} aria-hidden="true">
              €
            </span>
          }
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        <ValueSlider cents={cents} onChange={slide} />
      </div>
      <Results cents={entry.ok ? entry.cents : null} />
      <p className="note">
        Importi IVA esclusa: sulla differenza da saldare si aggiunge l’IVA al {professionalFigures.vatRate}.
        Il conto parte dal credito intero, {professionalFigures.activationNet}.
      </p>
    </section>
  )
}

/** The result in a sentence, for screen readers. */
function resultText(cents: number): string {
  const { commission, netToYou } = commissionOn(cents)
  return `Su un lavoro da ${formatEuro(cents)}: commissione ${formatEuro(commission)}, ti restano ${formatEuro(netToYou)}`
}

/** An amount in euros, or a dash while there is none. */
function Amount({ cents }: { readonly cents: number | undefined }) {
  if (cents !== undefined) return <dd>{formatEuro(cents)}</dd>
  return (
    <dd>
      <span aria-hidden="true">–</span>
      <span className="sr">da calcolare</span>
    </dd>
  )
}

interface ResultsProps {
  /** The value of the job; null while the field is invalid, so that no figures of an earlier value are shown. */
  readonly cents: number | null
}

function Results({ cents }: ResultsProps) {
  const result = cents === null ? undefined : commissionOn(cents)
  const flat = cents !== null && cents > professionalTerms.commission.threshold
  return (
    <dl className={styles.results}>
      <div className={classNames(styles.row, styles.basis)}>
        <dt>Su un lavoro da</dt>
        <Amount cents={cents ?? undefined} />
      </div>
      <div className={styles.row}>
        <dt>Commissione {flat ? 'fissa' : professionalFigures.commissionRate}</dt>
        <Amount cents={result?.commission} />
      </div>
      <div className={styles.row}>
        <dt>Coperta dal credito</dt>
        {result && result.creditUsed > 0 ? (
          <dd>−&nbsp;{formatEuro(result.creditUsed)}</dd>
        ) : (
          <Amount cents={result?.creditUsed} />
        )}
      </div>
      <div className={styles.row}>
        <dt>Da saldare, + IVA</dt>
        <Amount cents={result?.toPay} />
      </div>
      <div className={styles.row}>
        <dt>
          Credito che ti resta <span className="sr">su {formatEuro(activationCredit)}</span>
        </dt>
        <Amount cents={result?.creditLeft} />
      </div>
      <div className={classNames(styles.row, styles.net)}>
        <dt>Ti restano</dt>
        <Amount cents={result?.netToYou} />
      </div>
    </dl>
  )
}
