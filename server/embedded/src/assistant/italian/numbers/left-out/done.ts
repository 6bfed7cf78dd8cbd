import type { Word } from '../../words.ts'

const perfect = /^(?:ho|abbiamo|hanno|ha)$/
const objects = /^(?:l|la|lo|li|le)$/
const finished = /^(?:ri)?(?:fatt|imbiancat|tinteggiat|pitturat|sistemat|cambiat|dipint)[oaie]$/

/**
 * Whether the verb at an index says that the thing of its clause is done: 'l’ho già fatta', 'l’abbiamo
 * imbiancata'.
 */
function isDoneAt(words: readonly Word[], at: number): boolean {
  const text = (place: number): string => words[place]?.text ?? ''
  if (!perfect.test(text(at)) || !objects.test(text(at - 1))) return false
  return finished.test(text(at + 1)) || (text(at + 1) === 'gia' && finished.test(text(at + 2)))
}

/** Maximum length of a clause. A longer one, written without marks, contains more than one statement. */
const longest = 14

/** Returns the indices of the words of clauses about finished work: 'la camera 14 mq l’ho già fatta'. */
export function doneWords(words: readonly Word[]): ReadonlySet<number> {
  const done = new Set<number>()
  let start = 0
  let isDone = false
  for (let at = 0; at <= words.length; at += 1) {
    const isTurn = /^(?:ma|pero)$/.test(words[at]?.text ?? '')
    const isEnd = at === words.length || isTurn || ',.;:!?'.includes(words[at]?.text ?? ',')
    if (!isEnd) {
      isDone ||= isDoneAt(words, at)
      continue
    }
    if (isDone && at - start <= longest) {
      for (let place = start; place < at; place += 1) done.add(place)
    }
    start = at + 1
    isDone = false
  }
  return done
}
