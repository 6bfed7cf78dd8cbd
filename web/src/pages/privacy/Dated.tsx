import { dateInWords } from '../../lib/dates.ts'

/** When a part was last changed. @param props.date `YYYY-MM-DD` */
export function Dated({ date }: { readonly date: string }) {
  return (
    <p className="muted small">
      Ultima modifica di questa parte: <time dateTime={date}>{dateInWords(date)}</time>.
    </p>
  )
}
