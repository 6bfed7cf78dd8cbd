import { readUtterance, type Utterance } from '../../italian/utterance.ts'
import { amountIn } from '../about/amount.ts'
import type { AnswerContext } from '../answer-context.ts'

/** Matches words for an untrue statement: 'bufala', 'fesserie'. */
const lie =
  '(?:bufal|fesseri|ball[ae]|cavolat|cazzat|stupidagg|sciocchezz|leggend|frottol|fandoni|panzan|minchiat|invenzion|fissazion|chiacchier)\\p{L}*'
/** Matches a question whether something is true: 'è vero?', 'vero o fesserie?', 'è una bufala?', 'ha ragione?'. */
const truth = `(?:è|e['’]|xe|sarà|che sia) (?:davvero |proprio )?(?:vero|(?:solo |tutta )?una ${lie})|sono (?:tutte |solo )?${lie}|(?:vero|verità) o (?:no|falso|(?:una |son |sono |solo )?${lie})|ha(?:nno)? ragione|(?:mi|me lo) confermi|ti risulta|vi risulta|ci (?:posso|devo) credere`
/** Matches the same question if it stands apart: 'vero?' and 'è così?' also end other questions. */
const apart = `(?:vero|è (?:proprio )?così|(?:una |solo )?${lie})`
/** Matches a question whether something holds for the customer too: 'vale anche per questo?', 'spetta pure a me?'. */
const holds =
  "(?:vale|valgono|funziona|spetta|succede|capita) (?:ancora|sempre|lo stesso|(?:anche|pure|ancora|sempre) (?:per|a|con|qui|qua|da|nel) ?[\\p{L}’' ]{0,24})"
const tag = new RegExp(
  `(?:[\\s,.;:!?](?:(?:ma|e|o|poi|allora) )?(?:${truth})|[,.;:!?]\\s?(?:(?:ma|e|poi|allora) )?(?:${apart}|${holds}))(?: o (?:no|è una ${lie}|sono ${lie}|${lie}|sbaglio))?\\s?[?!.]*$`,
  'iu',
)
/** Matches a message that is only such a question. */
const onlyTag = new RegExp(`^(?:(?:ma|e|allora|quindi) )?(?:${truth}|${apart})\\s?[?!.]*$`, 'iu')

/** Whether a sentence is only a question whether something is true, which has no subject of its own: 'vero o fesserie?'. */
export const isOnlyTag = ({ raw }: Utterance): boolean => onlyTag.test(raw.trim())

/** Matches the words before what somebody says: 'mia suocera dice che', 'ho letto che'. */
const hearsay =
  /^(?:(?!che )[\p{L}’']+ ){0,6}(?:dice|dicono|diceva|sostiene|giura|letto|sentito|sentito dire|detto|leggo|dicevano) che /iu

/** Maximum number of characters of a message that are read. */
const longestRead = 300
/** Minimum number of words of a statement. */
const fewestWords = 3

/**
 * Returns the statement before a question whether it is true, as a question of its own: 'lo Stato ridà la metà. Vero o
 * fesserie?'. Returns null for other sentences.
 */
export function claimIn({ raw }: Utterance): Utterance | null {
  const text = raw.trim()
  if (text.length > longestRead) return null
  const found = tag.exec(text)
  if (found === null) return null
  const whole = text.slice(0, found.index).replace(/[\s,.;:!?]{1,20}$/u, '')
  // The people who say it are no subject: 'mio cognato geometra dice che la casa ammuffisce'. A price that they name is one.
  const claim = amountIn(readUtterance(whole)) === null ? whole.replace(hearsay, '') : whole
  return claim.split(/\s+/u).length < fewestWords ? null : readUtterance(`${claim}?`)
}

/** Matches words of a price. */
const ofPrice =
  /(?<!\p{L})(?:cost|prezz|cifr|stim|preventiv|spes|spend|pag|tropp|car[oa](?!\p{L})|poc|sold|euro)|€/iu

/**
 * Whether a question whether something is true is about a statement of the same message that is not about the price. The
 * question itself has no subject: 'è vero?'.
 */
export function doubtsClaim({ utterance, told }: AnswerContext): boolean {
  const text = utterance.raw.trim()
  const message = told?.at(-1)?.trim().slice(0, longestRead)
  if (!isOnlyTag(utterance) || message === undefined || message.length <= text.length) return false
  return !ofPrice.test(message) && amountIn(readUtterance(message)) === null
}
