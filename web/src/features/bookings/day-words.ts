/** Days in Italian words. A day is text, `YYYY-MM-DD`: the same words on every machine, whatever its zone. */

function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => {
    // Making one takes longer than the first paint can wait.
    made ??= new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' })
    return made.format(new Date(`${date}T12:00:00Z`))
  }
}

/** 'lunedì 23 novembre' */
export const dayInWords = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** 'lunedì' */
export const weekdayInWords = formatter({ weekday: 'long' })

/** 'lun' */
export const shortWeekday = formatter({ weekday: 'short' })

/** '23' */
export const dayNumber = formatter({ day: 'numeric' })

/** 'novembre' */
export const monthInWords = formatter({ month: 'long' })

/** 'novembre 2026' */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' })

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)
}

/** 'oggi', 'domani', the weekday alone within the next six days, else weekday, day and month. */
export function dayFromToday(date: string, today: string): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'oggi'
  if (ahead === 1) return 'domani'
  return ahead > 1 && ahead < 7 ? weekdayInWords(date) : dayInWords(date)
}

/** 'oggi alle 16:30' */
export function slotInWords(slot: { readonly date: string; readonly time: string }, today: string): string {
  return `${dayFromToday(slot.date, today)} alle ${slot.time}`
}

/** A count with its noun: '1 orario', '6 orari'. */
export function timesInWords(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
