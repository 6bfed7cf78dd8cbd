import type { BriefRow } from '@mestieri/shared/chat/reply-blocks.ts'

/** 'Misure' of the second of several jobs, as '2. Misure'. */
const ofJob = /^(?<number>\d{1,2})\. (?<name>.+)$/

/** The label of the row that names a job. */
export const jobLabel = 'Lavoro'

function jobOf({ label }: BriefRow): string {
  return ofJob.exec(label)?.groups?.['number'] ?? ''
}

const same = (a: string, b: string) => a.toLocaleLowerCase('it') === b.toLocaleLowerCase('it')

/** Two values of one row: 'muffa da trattare' and '2–5 m² con muffa' become one line. */
function joined(before: string | null, value: string | null): string | null {
  if (before === null || value === null) return before ?? value
  return before.includes(value) ? before : `${before}, ${value}`
}

/** The rows with each fact once: a label stands once, and no two rows of a job have the same value. */
export function tidyRows(rows: readonly BriefRow[]): readonly BriefRow[] {
  const kept: BriefRow[] = []
  for (const row of rows) {
    const { label, value } = row
    const again = kept.findIndex((other) => other.label === label)
    const told =
      value !== null &&
      kept.some((other) => jobOf(other) === jobOf(row) && other.value !== null && same(other.value, value))
    if (told) continue
    if (again < 0) kept.push(row)
    else kept[again] = { label, value: joined(kept[again]?.value ?? null, value) }
  }
  return kept
}

/** A row's label on the sheet: 'Lavoro 2' begins the second job, the others need no number. */
export function sheetLabel(label: string): string {
  const { number, name } = ofJob.exec(label)?.groups ?? {}
  if (number === undefined || name === undefined) return label
  return name === jobLabel ? `${name} ${number}` : name
}

/** The names of the jobs on the sheet, in its order. */
export function jobNames(rows: readonly BriefRow[]): readonly string[] {
  return rows.flatMap(({ label, value }) =>
    value !== null && (ofJob.exec(label)?.groups?.['name'] ?? label) === jobLabel ? [value] : [],
  )
}
