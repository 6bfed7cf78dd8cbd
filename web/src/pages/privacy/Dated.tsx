import { dateInWords } from '../../lib/format/dates.ts'

interface DatedProps {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The date of an addition to a text that is otherwise unchanged, `YYYY-MM-DD`. */
  readonly amended?: string | undefined
}

/** The date of a part's last change. */
export function Dated({ date, amended }: DatedProps) {
  const last = <time dateTime={date}>{dateInWords(date)}</time>
  if (amended === undefined) return <p className="muted small">Ultima modifica di questa parte: {last}.</p>
  return (
    <p className="muted small">
      Ultima modifica del testo di base: {last}; integrato il{' '}
      <time dateTime={amended}>{dateInWords(amended)}</time>.
    </p>
  )
}
