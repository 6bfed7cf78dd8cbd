import { contentWords, findPattern, patterns } from '../patterns.ts'
import type { Utterance } from '../utterance.ts'
import type { Word } from '../words.ts'
import { isEarliest, isExcluded, isLatest, isMark } from './excluded-time.ts'
import { dayOfMonth, readDay, showDay } from './start-day.ts'

const months: ReadonlySet<string> = new Set(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
)

/** Names of seasons and feasts, with the words for during, before and after. */
const seasons: Readonly<Record<string, readonly [during: string, before: string, after: string]>> = {
  primavera: ['in primavera', 'prima della primavera', 'dopo la primavera'],
  estate: ['in estate', 'prima dell’estate', 'dopo l’estate'],
  autunno: ['in autunno', 'prima dell’autunno', 'dopo l’autunno'],
  inverno: ['in inverno', 'prima dell’inverno', 'dopo l’inverno'],
  natale: ['dopo le feste', 'prima di Natale', 'dopo le feste'],
  feste: ['dopo le feste', 'prima delle feste', 'dopo le feste'],
  pasqua: ['dopo Pasqua', 'prima di Pasqua', 'dopo Pasqua'],
  ferie: ['durante le ferie', 'prima delle ferie', 'dopo le ferie'],
  vacanze: ['durante le vacanze', 'prima delle vacanze', 'dopo le vacanze'],
  ferragosto: ['ad agosto', 'prima di Ferragosto', 'dopo Ferragosto'],
  befana: ['a gennaio', 'prima di gennaio', 'a gennaio'],
  epifania: ['a gennaio', 'prima dell’Epifania', 'dopo l’Epifania'],
  capodanno: ['a gennaio', 'prima di Capodanno', 'dopo Capodanno'],
  carnevale: ['a Carnevale', 'prima di Carnevale', 'dopo Carnevale'],
}

const leads: ReadonlySet<string> = new Set(
  'x entro a ad per da dal dopo prima verso inizio inizi fine meta meglio in di primi durante questa questo prossima prossimo'.split(
    ' ',
  ),
)
const skipped: ReadonlySet<string> = new Set(
  'il lo la l i gli le di del della dell d inizio fine meta primi mese di prossimo prossima'.split(' '),
)
/** Words about the past: 'la revisione è scaduta a maggio' does not state a start date. */
const past = patterns(
  'scors*|passat*|messa a|messo a|montat* a|installat* a|scadut*|scad*|fatta a|fatto a|comprat*|era|ultim*|costruit*|bolletta|bollette|risale|risalgono|successo|cominciato|iniziato|iniziata',
)

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Returns the word that introduces a time: 'entro' in 'entro fine maggio'. */
function leadOf(words: readonly Word[], at: number): string {
  let place = at - 1
  while (
    place > at - 4 &&
    skipped.has(textAt(words, place)) &&
    !(leads.has(textAt(words, place)) && !skipped.has(textAt(words, place)))
  ) {
    const next = textAt(words, place - 1)
    if (!leads.has(next) && !skipped.has(next)) break
    place -= 1
  }
  const lead = textAt(words, place)
  return lead === 'x' ? 'per' : lead
}

interface FoundTime {
  readonly words: string
  /** The index of the month or season in the words; undefined for other forms. */
  readonly at?: number
  /** Whether it clearly means a start date, even if the question was not asked. */
  readonly isPlain: boolean
}

interface StartTime extends FoundTime {
  /** Whether the message means a date in the past: 'scaduta a maggio'. */
  readonly isPast: boolean
}

/**
 * Returns the clause around a word, without stop words: in 'già fatta, a maggio' the past does not apply to
 * May.
 */
function clauseAround(words: readonly Word[], at: number): readonly string[] {
  const from = words.slice(0, at).findLastIndex((word) => isMark(word)) + 1
  const end = words.findIndex((word, place) => place > at && isMark(word))
  return contentWords(words.slice(from, end === -1 ? words.length : end))
}

const having = /^(?:ho|hai|ha|abbiamo|avete|hanno|aveva(?:mo|no)?|avevo|siamo|sono|eravamo|erano|stat[oaie])$/
const participle = /(?:[aiu]t|tt|st|ss|ert|lt|nt|rs)[oaie]$/
/** Matches words that make a date of the past a plan: 'abbiamo deciso a marzo', 'i lavori sono previsti a marzo'. */
const plan =
  /^(?:previst|programmat|fissat|stabilit|decis|pensat|prenotat|pianificat|autorizzat|approvat|dispost|pront|cost|part|inizi|cominc|vorre|vogli|potre|possi|liber|disponib|vuot)|[aei]r(?:e|l[oaie])$/
/** Maximum number of words between the auxiliary verb and the month: 'abbiamo rifatto il bagno piccolo a marzo'. */
const farPast = 7

/**
 * Whether a month says when something happened, or since when something is so: 'l’abbiamo imbiancata a marzo',
 * 'abita con noi da settembre'.
 */
function isLongPast(words: readonly Word[], month: number): boolean {
  const from = words.slice(0, month).findLastIndex((word) => isMark(word)) + 1
  const clause = words.slice(from, month).map(({ text }) => text)
  if (clause.some((word) => plan.test(word))) return false
  if (isSinceMonth(words, clause, month)) return true
  return clause
    .slice(-farPast)
    .some(
      (word, at, near) => having.test(word) && near.slice(at + 1, at + 4).some((one) => participle.test(one)),
    )
}

/** Matches verbs of a state that lasts: 'mio padre è in carrozzina da settembre', 'perde da marzo'. */
const lasting =
  /^(?:e|sono|siamo|ho|abbiamo|ha|hanno|abit|viv|perd|gocciol|funzion|va|sta|vien|piov|esce|entra)/
/** Words after a month that make it a start: 'da settembre in poi'. */
const onwards: ReadonlySet<string> = new Set(['in', 'poi', 'prossimo'])

function isSinceMonth(words: readonly Word[], clause: readonly string[], month: number): boolean {
  const lead = clause.at(-1)
  if (lead !== 'da' && lead !== 'dal') return false
  return (
    clause.length > 2 && clause.some((word) => lasting.test(word)) && !onwards.has(textAt(words, month + 1))
  )
}

function ofMonthAt(words: readonly Word[], at: number): FoundTime {
  const month = textAt(words, at)
  const day = dayOfMonth(words, at)
  if (day !== null) return showDay(words, day, month)
  const lead = leadOf(words, at)
  const near = [textAt(words, at - 1), textAt(words, at - 2)]
  const part = near.includes('fine')
    ? 'fine '
    : near.includes('meta')
      ? 'metà '
      : // 'iniziare a marzo' and 'inizio a marzo' name no part of the month.
        near[0] !== 'a' && near.some((word) => /^inizi[oi]?$/.test(word))
        ? 'inizio '
        : ''
  const isBefore = lead === 'entro' || lead === 'prima' || lead === 'per'
  const isPlain = leads.has(lead) && lead !== 'di'
  if (lead === 'prima' && isEarliest(words, at)) return { words: `non prima di ${month}`, at, isPlain }
  if (isLatest(words, at)) return { words: `entro ${month}`, at, isPlain: true }
  if (isBefore)
    return { words: lead === 'prima' ? `prima di ${month}` : `entro ${part}${month}`, at, isPlain }
  if (lead === 'dopo') return { words: `dopo ${month}`, at, isPlain }
  if (lead === 'da' || lead === 'dal') return { words: `da ${month}`, at, isPlain }
  const open = /^[ao]/.test(part === '' ? month : part) ? 'ad' : 'a'
  return { words: `${open} ${part}${month}`, at, isPlain: isPlain || part !== '' }
}

/** Returns the month of the start: a month of the past only if the message names no other. */
function ofMonth(words: readonly Word[]): FoundTime | null {
  const named = words.flatMap(({ text }, at) => (months.has(text) ? [at] : []))
  const open = named.filter((one) => !isExcluded(words, one))
  const at = open.find((one) => !isLongPast(words, one)) ?? open[0]
  return at === undefined ? null : ofMonthAt(words, at)
}

function ofSeason(words: readonly Word[]): FoundTime | null {
  const at = words.findIndex(({ text }, index) => Object.hasOwn(seasons, text) && !isExcluded(words, index))
  const season = at === -1 ? undefined : seasons[textAt(words, at)]
  if (!season) return null
  const lead = leadOf(words, at)
  if (lead === 'dopo') return { words: season[2], at, isPlain: true }
  if (isEarliest(words, at)) return { words: `non ${season[1]}`, at, isPlain: true }
  const isBefore = lead === 'prima' || lead === 'entro' || lead === 'per'
  return { words: season[isBefore ? 1 : 0], at, isPlain: isBefore || leads.has(lead) }
}

const spans = new Map(
  Object.entries<readonly [one: string, many: string]>({
    mese: ['un mese', 'mesi'],
    mesi: ['un mese', 'mesi'],
    mesetto: ['un mese', 'mesi'],
    mesetti: ['un mese', 'mesi'],
    settimana: ['una settimana', 'settimane'],
    settimane: ['una settimana', 'settimane'],
    giorno: ['un giorno', 'giorni'],
    giorni: ['un giorno', 'giorni'],
    anno: ['un anno', 'anni'],
    anni: ['un anno', 'anni'],
  }),
)

/** Reads a period: 'entro due settimane', 'tra un mese'. */
function ofSpan({ words, quantities }: Utterance): FoundTime | null {
  for (const { from, to, high, unit } of quantities) {
    const [before, earlier] = [textAt(words, from - 1), textAt(words, from - 2)]
    const lead = ['entro', 'tra', 'fra'].includes(before) ? before : earlier
    const span = unit === 'other' ? spans.get(textAt(words, to - 1)) : undefined
    if (!span || !['entro', 'tra', 'fra'].includes(lead)) continue
    const length = high === 1 ? span[0] : `${high} ${span[1]}`
    return { words: `${lead === 'entro' ? 'entro' : 'tra'} ${length}`, isPlain: true }
  }
  return null
}

const phrases = (
  [
    [
      'più avanti',
      'senza fretta|non ho premura|nessuna premura|senza premura|non ho fretta|non abbiamo fretta|nessuna fretta|fretta no|con calma|non urgente|non e urgente|anno prossimo|prossimo anno|tra anno|quando capita|non c e fretta|non c fretta',
      'piu avanti|calma|futuro|non subito|si vedra|vedremo',
    ],
    ['entro fine anno', 'entro fine anno|entro anno|fine anno', ''],
    ['entro fine mese', 'entro fine mese', 'fine mese'],
    [
      'entro un mese',
      'entro mese|questo mese|questa settimana|settimana prossima|prossima settimana|entro mesetto|tra mesetto|tra mese|mese prossimo|prossimo mese|entro prossimo mese',
      '1 mese|mesetto|settimane|due settimane',
    ],
    ['entro 3 mesi', '', '3 mesi|tre mesi'],
    [
      'tra qualche mese',
      'tra qualche mese|tra paio mesi|paio mesi|prossimi mesi|qualche mese',
      'due mesi|2 mesi|sei mesi|6 mesi|quattro mesi|4 mesi|mesetti',
    ],
    ['entro la settimana', 'entro settimana|entro questa settimana|entro fine settimana', ''],
    [
      'appena possibile',
      'appena possibile|prima possibile|piu presto possibile|al piu presto|quanto prima|appena si puo|prima si puo|urgente|urgentissim*|urgenza|urgentemente|asap|iniziare subito|partire subito|cominciare subito|settimana prossima|prossima settimana|prossimi giorni|iniziare oggi|iniziare domani|subito subito|immediatamente',
      'subito|adesso|domani|oggi|presto|ora|questa settimana|ieri|piu presto|mo',
    ],
  ] as const
).map(([words, plain, weak]) => ({
  words,
  plain: plain === '' ? [] : patterns(plain),
  weak: weak === '' ? [] : patterns(weak),
}))

const isSaid = (content: readonly string[], list: ReturnType<typeof patterns>): boolean =>
  list.some((one) => findPattern(content, one).some(({ denied }) => !denied))

const towards: ReadonlySet<string> = new Set(['x', 'per', 'verso', 'qui'])
/** Words of a payment, which falls due at a time too. */
const paying = /^(?:pag|sald|stipend|incass|affitt|rat[ae]$)/
/** Words beside a time in a clause of its own: 'fine mese se possibile'. */
const aside = new Set(
  'fine mese se possibile possibilmente riuscite riesce si puo circa magari max massimo grazie ok bene meglio sarebbe ideale preferibilmente'.split(
    ' ',
  ),
)

/** Whether 'fine mese' says when to start although nobody asked: 'fine mese se possibile', 'x fine mese', 'da qui a fine mese'. */
function isStartAtMonthEnd(words: readonly Word[]): boolean {
  const at = words.findIndex(
    ({ text }, index) => text === 'fine' && /^(?:mese|del)$/.test(textAt(words, index + 1)),
  )
  if (at === -1) return false
  const clause = clauseAround(words, at)
  if (clause.some((word) => paying.test(word))) return false
  if ([1, 2].some((back) => towards.has(textAt(words, at - back)))) return true
  return clause.every((word) => aside.has(word))
}

function ofPhrase({ content, raw, words }: Utterance): FoundTime | null {
  // Without its preposition, 'in giornata' would also match 'mezza giornata'.
  if (/(?<!\p{L})in giornata(?!\p{L})/iu.test(raw)) return { words: 'appena possibile', isPlain: true }
  // Without its small words, 'più in là' would match every 'più'.
  if (/(?<!\p{L})pi[uù] in l[aà](?!\p{L})/iu.test(raw)) return { words: 'più avanti', isPlain: false }
  const plain = phrases.find((one) => isSaid(content, one.plain))
  if (plain) return { words: plain.words, isPlain: true }
  if (content.length === 1 && content[0] === 'mese') return { words: 'entro un mese', isPlain: false }
  const weak = phrases.find((one) => isSaid(content, one.weak))
  return weak
    ? { words: weak.words, isPlain: weak.words === 'entro fine mese' && isStartAtMonthEnd(words) }
    : null
}

/** Matches verbs of a need for work that is done by a time. */
const needing =
  /^(?:serv(?:e|ono|irebbe|irebbero)|dev(?:e|ono)|dovr(?:a|ebbe|anno|ebbero)|vorr(?:ei|emmo)|vogli(?:o|amo))$/

/** Whether a message says since when something is so: 'da un mese', 'da due settimane'. */
function isSince(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      text === 'da' &&
      words.slice(at + 1, at + 4).some((word) => /^(?:giorn|settiman|mes[ei]$|ann[oi]$)/.test(word.text)) &&
      !/^(?:quest|subito|oggi|qui|ora|adesso)/.test(textAt(words, at + 1)),
  )
}

/**
 * Returns the start date in words for the customer: 'entro maggio', 'dopo l’estate', 'appena possibile'; null
 * if the message has none. `isPlain`: it counts even if the question was not asked.
 */
export function readStartTime(utterance: Utterance): StartTime | null {
  const { words, content } = utterance
  const found =
    ofSpan(utterance) ?? ofMonth(words) ?? ofSeason(words) ?? readDay(words) ?? ofPhrase(utterance)
  if (!found) return null
  const clause = found.at === undefined ? content : clauseAround(words, found.at)
  const isOver = found.at !== undefined && isLongPast(words, found.at)
  // 'mi serve fatto entro il 20' tells no past.
  const isNeeded = clause.some((word) => needing.test(word))
  return { ...found, isPast: isOver || (isSaid(clause, past) && !isNeeded) || isSince(words) }
}
