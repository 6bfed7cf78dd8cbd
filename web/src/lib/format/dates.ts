/** Formats a calendar day in Italian, in every time zone alike: '2026-09-14' gives '14 settembre 2026'. */
export function dateInWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  })
}
