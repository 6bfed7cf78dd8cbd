import type { Word } from '../../italian/words.ts'
import type { AnyJobKey } from '../../jobs/job-engine.ts'

const ofThem = /^(?:ne|(?:mett|prend|compr|mont|ordin|install|piazz)(?:iamo|er|ar|ete|ate|endo|ando)ne)$/
const choice = /^(?:o|oppure)$/
/** Number of words after 'ne' that may hold the wish: 'ne vorremmo comprare una nuova'. */
const wishReach = 4

const denying = /^(?:non|senza|mica|nemmeno|neanche|evitare)$/
/** Number of words before the verb that may deny the wish. */
const denialReach = 3

/**
 * Whether a message wants another one in place of what fails: 'la caldaia è andata, ne voglio una nuova', 'mettiamone
 * un’altra'.
 */
export function wantsNewOne(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    // 'conviene ripararla o ne metto una nuova?' leaves it open.
    if (!ofThem.test(text) || choice.test(words[at - 1]?.text ?? '')) return false
    // 'non voglio comprarne un’altra'
    if (words.slice(Math.max(0, at - denialReach), at).some((one) => denying.test(one.text))) return false
    const after = words.slice(at + 1, at + 1 + wishReach)
    return after.some(
      (one, index) =>
        /^un[oa]?$/.test(one.text) && /^(?:nuov|altr|miglior)/.test(after[index + 1]?.text ?? ''),
    )
  })
}

/** Verbs of repair with the thing as a pronoun: 'quanto costa ripararla'. */
const mendingIt = /^(?:riparar|aggiustar|accomodar)(?:la|lo|le|li)$/

const open = /^(?:o|oppure|conviene|senza|inutile|possibile|impossibile|non|pena|vale)$/
/** Number of words around such a verb that may leave it open or deny it: 'non vale la pena di aggiustarla'. */
const [before, after] = [6, 4]

/** Whether a message asks what it costs to repair the thing that it names, and not whether to repair or to replace it. */
export function asksRepair(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (!mendingIt.test(text)) return false
    const around = [...words.slice(Math.max(0, at - before), at), ...words.slice(at + 1, at + after)]
    return !around.some((one) => open.test(one.text))
  })
}

/** Matches words that say that the next words make no sense: 'non vale la pena', 'inutile', 'non si può'. */
const pointlessBefore =
  /(?:^| )(?:(?:non|nun|nn) (?:(?:ne|mi|ci|si) )*(?:val\p{L}*|varr\p{L}*|ha|abbia|avrebbe|merit\p{L}*|convien\p{L}*|converr\p{L}*|serv\p{L}*|puo|possono|riesce|si)|inutile|impossibile|assurdo)(?: (?:la|pena|senso|piu|neanche|nemmeno|di|a|proprio|molto|tanto|farl[aoei]|far|stare))*$/u
/**
 * Matches words that say it of the words before: 'ripararla non ha senso', 'ripararlo costa più che
 * cambiarlo'.
 */
const pointlessAfter =
  /^(?:(?:mi|ci|e|secondo me|per me) )*(?:(?:non|nun|nn) (?:(?:ne|mi|ci) )*(?:val|varr|ha senso|avrebbe senso|merit|convien|converr|serv)|(?:costa|costerebbe|costano|viene|verrebbe|spend\p{L}+) (?:quasi )?(?:di piu|piu|quanto|come|troppo|una fortuna|un occhio)|(?:e )?(?:inutile|impossibile))/u
/** Number of words on either side of the verb that may say so. */
const worthReach = 6

/**
 * Whether a message says that a repair is not worth its price, so that the thing is to be replaced: 'non vale
 * la pena ripararla'.
 *
 * @param at the index of the verb in all words
 */
export function isPointless(at: number, wordAt: (at: number) => string): boolean {
  const stretch = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => wordAt(from + index)).join(' ')
  return (
    pointlessBefore.test(stretch(at - worthReach, at)) ||
    pointlessAfter.test(stretch(at + 1, at + 1 + worthReach))
  )
}

export const frontDoor = 'serramenti/blindata'
const armoured = /^(?:blind|corazz)/

/** Whether a job is about doors that may be painted: an armoured one is ordered. */
export const isPlainDoor = (key: AnyJobKey, words: readonly Word[]): boolean =>
  key === 'ristrutturazione/porte' || (key === frontDoor && !words.some(({ text }) => armoured.test(text)))
