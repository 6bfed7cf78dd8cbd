import type { Word } from '../words.ts'
import { isEarliest, isExcluded, isLatest, isMark } from './excluded-time.ts'

const lastDay = 31
const article = /^(?:il|l|al|all|dal|dall|del|dell|di)$/
const latest = /^(?:entro|per|x|fino|massimo|max)$/
/** Matches words after a day without its month: 'entro il 20 di questo mese', 'entro il 20 se riuscite'. */
const afterDay = /^(?:se|grazie|massimo|max|circa|possibilmente|ma|perche|che|e|ed|o|oppure)$/
/** Matches words of a clause about a payment or an incentive, which has a date of its own. */
const otherDate =
  /^(?:pag\p{L}*|sald\p{L}*|stipend\p{L}*|incass\p{L}*|affitt\p{L}*|rat[ae]|bonus|detrazion\p{L}*|incentiv\p{L}*|bollett\p{L}*|tass[ae]|scad\p{L}*|fattur\p{L}*|preventiv\p{L}*|sconto|offerta)$/u

const textAt = (words: readonly Word[], at: number): string => words[at]?.text ?? ''

function dayAt(words: readonly Word[], at: number): number | null {
  const word = words[at]
  const isDay = word?.kind === 'figure' && /^\d{1,2}$/.test(word.text) && word.value >= 1
  return isDay && word.value <= lastDay ? word.value : null
}

/** Returns the index of the day of a month: of 20 in 'il 20 dicembre', 'il 20 di dicembre'; null without it. */
export function dayOfMonth(words: readonly Word[], month: number): number | null {
  const at = textAt(words, month - 1) === 'di' ? month - 2 : month - 1
  return dayAt(words, at) === null ? null : at
}

/** A day, with the words for the customer. */
interface StartDay {
  readonly words: string
  /** The index of the day. */
  readonly at: number
  /** Whether it clearly means a start date, because a limit stands before it: 'entro il 20'. */
  readonly isPlain: boolean
}

/** Returns a day in words: 'entro il 20 maggio', 'prima dell’8'. `month` is empty for a day alone. */
export function showDay(words: readonly Word[], at: number, month: string): StartDay {
  const day = dayAt(words, at) ?? 0
  const isElided = day === 8 || day === 11
  const name = month === '' ? String(day) : `${day} ${month}`
  const withThe = isElided ? `l’${name}` : `il ${name}`
  const ofThe = isElided ? `dell’${name}` : `del ${name}`
  const before = textAt(words, at - 1)
  const lead = article.test(before) ? textAt(words, at - 2) : before
  const isFrom = /^(?:dal|dall)$/.test(before)
  const clause = clauseOf(words, at)
  const isPlain = !clause.some((text) => otherDate.test(text))
  if (isEarliest(words, at)) return { words: `non prima ${ofThe}`, at, isPlain }
  if (isLatest(words, at) || latest.test(lead)) return { words: `entro ${withThe}`, at, isPlain }
  if (lead === 'prima') return { words: `prima ${ofThe}`, at, isPlain }
  if (lead === 'dopo') return { words: `dopo ${withThe}`, at, isPlain }
  if (isFrom) return { words: isElided ? `dall’${name}` : `dal ${name}`, at, isPlain: lead === 'partire' }
  return { words: withThe, at, isPlain: false }
}

function clauseOf(words: readonly Word[], at: number): readonly string[] {
  const from = words.slice(0, at).findLastIndex((word) => isMark(word)) + 1
  return words.slice(from, at).map(({ text }) => text)
}

/** Whether a day stands alone: at the end of its clause, or before 'di questo mese'. */
function endsAt(words: readonly Word[], at: number): boolean {
  const next = words[at]
  if (next === undefined || isMark(next) || afterDay.test(next.text)) return true
  const month = /^(?:di|del)$/.test(next.text) ? words.slice(at + 1, at + 3) : []
  return month.some(({ text }) => text === 'mese')
}

/** Returns a limit in this month or the next, without the name of the month: 'entro il 20', 'per il 10', 'prima del 15'. */
export function readDay(words: readonly Word[]): StartDay | null {
  const days = words.flatMap((_, at) =>
    dayAt(words, at) !== null && article.test(textAt(words, at - 1)) && endsAt(words, at + 1)
      ? [showDay(words, at, '')]
      : [],
  )
  return days.find(({ at, isPlain }) => isPlain && !isExcluded(words, at)) ?? null
}
