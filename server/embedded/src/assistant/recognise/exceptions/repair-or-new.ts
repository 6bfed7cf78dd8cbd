import type { Word } from '../../italian/words.ts'

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
