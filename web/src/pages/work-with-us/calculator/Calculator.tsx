import { activationCredit, commissionOn } from '@mestieri/shared/commission.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { useEffect, useState } from 'react'

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
  const { commission, netToYou } = commissionOn(cents)
  const result =
    message ??
    `Su un lavoro da ${formatEuro(cents)}: commissione ${formatEuro(commission)}, ti restano ${formatEuro(netToYou)}`

  const { announce } = useAnnouncer()
  useEffect(() => {
    if (!touched) return undefined
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

  return (
    <section className={classNames(styles.calculator, className)} aria-labelledby="titolo-calcolo">
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
      <Results cents={cents} stale={fault !== undefined} />
      <p className="note">
        Importi IVA esclusa: sulla differenza da saldare si aggiunge l’IVA al {professionalFigures.vatRate}.
        Il conto parte dal credito intero, {professionalFigures.activationNet}.
      </p>
    </section>
  )
}

interface ResultsProps {
  readonly cents: number
  /** Whether the field is invalid, so that the results belong to its last valid value. */
  readonly stale: boolean
}

function Results({ cents, stale }: ResultsProps) {
  const { commission, creditUsed, creditLeft, toPay, netToYou } = commissionOn(cents)
  const flat = cents > professionalTerms.commission.threshold
  return (
    <dl className={classNames(styles.results, stale && styles.stale)}>
      <div className={classNames(styles.row, styles.basis)}>
        <dt>Su un lavoro da</dt>
        <dd>{formatEuro(cents)}</dd>
      </div>
      <div className={styles.row}>
        <dt>Commissione {flat ? 'fissa' : professionalFigures.commissionRate}</dt>
        <dd>{formatEuro(commission)}</dd>
      </div>
      <div className={styles.row}>
        <dt>Coperta dal credito</dt>
        <dd>
          {creditUsed > 0 && '−\u00A0'}
          {formatEuro(creditUsed)}
        </dd>
      </div>
      <div className={styles.row}>
        <dt>Da saldare, + IVA</dt>
        <dd>{formatEuro(toPay)}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          Credito che ti resta <span className="sr">su {formatEuro(activationCredit)}</span>
        </dt>
        <dd>{formatEuro(creditLeft)}</dd>
      </div>
      <div className={classNames(styles.row, styles.net)}>
        <dt>Ti restano</dt>
        <dd>{formatEuro(netToYou)}</dd>
      </div>
    </dl>
  )
}
