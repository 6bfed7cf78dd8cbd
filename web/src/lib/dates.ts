/** A calendar day in Italian words: '2026-09-14' is '14 settembre 2026'. The same on every machine, whatever its zone. */
export function dateInWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  })
}
