/** A message without its first words, which may be a list of answers. */
export interface Candidate {
  readonly text: string
  readonly isVariant: boolean
  /** Whether the words before it choose something new; null if there are none. */
  readonly isNew: boolean | null
}

/** A part of a message that names a new value, and the value that it replaces; null if it names none. */
export interface NewValue {
  readonly text: string
  readonly old: string | null
}

/** Maximum length of a message that is only an answer: 'con pannelli invece di con piastrelle nuove'. */
const longest = 200

/** Matches a word by which a message chooses a new value: 'facciamo', 'meglio', 'e se fosse', 'scusi, ho sbagliato'. */
const choosing =
  /^(?:no|anzi|scus[ai]|sbagliat[oa]|sbagliavo|correggo|meglio|facciamo|facciamol[oaie]|fai|fate|fammi|mett(?:i|ete|iamo)|voglio|vorrei|vogliamo|vorremmo|preferisco|preferiamo|prend(?:o|iamo)|scelgo|scegliamo|se|fosse|fossero|invece|piuttosto)$/iu
/** Matches a further word before an answer. */
const filling = /^(?:e|ma|ok|sì|si|allora|dai|ho|mi|sono|è|sarebbe|direi)$/iu
/** Matches a word after an answer: 'senza batteria invece'. */
const trailing = /,? (?:invece|allora|grazie|dai|per favore|va bene)$/iu

/** Returns a text without the marks at its end. */
function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && /[\s.!?…]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Matches the beginning of a variant: 'e se fosse', 'se facessimo'. */
export const supposing = /^\s*(?:e |ma |ok |allora )?se \p{L}/iu

/** Matches the beginning of a question for the price of a variant: 'quanto verrebbe con'. */
const priceWith =
  /^(?:e |ma |invece )?(?:quanto|che) (?:(?:mi|ci|ti) )?(?:prezzo|cost[ai]|costano|costerebbe(?:ro)?|viene|vengono|verrebbe(?:ro)?|sarebbe(?:ro)?|è|spend[oe]|spenderei|pago|pagherei) (?:in più |di più )?(?:con|per|se (?:fosse(?:ro)?|facci[oa](?:mo)?|mett[oi](?:amo)?)|facendo|mettendo) /iu
/** Matches the end of a question for the price of a variant: 'e il legno quanto costa'. */
const priceOf =
  / (?:quanto|che) (?:(?:mi|ci|ti) )?(?:prezzo|cost[ai]|costano|costerebbe(?:ro)?|viene|vengono|verrebbe(?:ro)?|sarebbe(?:ro)?|è|spend[oe]|spenderei|pago|pagherei)(?: (?:in più|di più))?$/iu

const insteadOf = [
  ' invece di ',
  ' invece che ',
  ' al posto di ',
  ' anziché ',
  ' piuttosto che ',
  ' e non ',
  ', non ',
] as const
/** Matches the beginning of a message that names the old value first: 'invece di PVC metti alluminio', 'non PVC, alluminio'. */
const oldFirst = /^(?:invece di|invece che|al posto di|anziché|non) /iu
const between = [
  ' metti ',
  ' mettete ',
  ' mettiamo ',
  ' facciamo ',
  ' fai ',
  ' vorrei ',
  ' voglio ',
  ', ma ',
  ' ma ',
  ', ',
] as const

/** Returns a message without its first words. */
function withoutLead(text: string, isVariant: boolean): Candidate {
  const words = text.trim().split(/\s+/)
  const bare = words.map((word) => word.replace(/[,:]$/, ''))
  const own = bare.findIndex(
    (word, at) =>
      (!choosing.test(word) && !filling.test(word)) || oldFirst.test(words.slice(at, at + 3).join(' ')),
  )
  const start = own === -1 ? words.length - 1 : own
  const isNew = start === 0 ? null : bare.slice(0, start).some((word) => choosing.test(word))
  return { text: words.slice(start).join(' '), isVariant, isNew }
}

/** Returns both sides of the places where a text is cut. */
const cutAt = (
  text: string,
  marks: readonly string[],
): readonly (readonly [before: string, after: string])[] =>
  marks.flatMap((mark) => {
    const at = text.toLowerCase().indexOf(mark)
    return at === -1 ? [] : [[text.slice(0, at), text.slice(at + mark.length)] as const]
  })

/** Returns the texts of a message that may be answers. */
export function candidatesOf(typed: string): readonly Candidate[] {
  if (typed.length > longest) return []
  const text = withoutEndMarks(typed.trim()).replace(trailing, '')
  const asking = priceWith.test(text)
    ? text.replace(priceWith, '')
    : priceOf.test(text)
      ? text.replace(priceOf, '')
      : null
  return [...(asking === null ? [] : [withoutLead(asking, true)]), withoutLead(text, false)]
}

/** Returns the new values that a part of a message may name: 'alluminio invece di PVC', 'invece di PVC metti alluminio'. */
export function valuesIn(text: string): readonly NewValue[] {
  const first = oldFirst.exec(text)?.[0] ?? null
  return [
    ...(first === null
      ? []
      : cutAt(text.slice(first.length), between).map(([old, one]) => ({ text: one, old }))),
    ...cutAt(text, insteadOf).map(([one, old]) => ({ text: one, old })),
    { text, old: null },
  ]
}

/** Maximum number of marks and joints of a message that is a list of answers. */
const mostJoints = 6

/** Returns the pieces of a text between its marks and joints, each with what joins it to the one before. */
export function piecesOf(text: string): readonly string[] {
  const cut = text.split(/(, | e | con |; )/)
  if (cut.length > 2 * mostJoints + 1) return [text]
  return cut.flatMap((piece, at) => (at % 2 === 0 ? [`${cut[at - 1] ?? ''}${piece}`] : []))
}

/** Returns pieces in a row as one part, without what joins it to the one before. 'con' belongs to it: 'con il motore'. */
export const partOf = (pieces: readonly string[]): string =>
  pieces
    .join('')
    .replace(/^(?:, | e |; )/, '')
    .trim()
