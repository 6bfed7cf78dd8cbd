import type { NumberQuestion } from '@mestieri/shared/services/interview.ts'

import { isKept } from '../italian/sentences/kept-things.ts'
import { thingOf } from '../italian/things.ts'
import type { Utterance } from '../italian/utterance.ts'
import { spokenText } from '../italian/words.ts'

const refusals = /^(?:no|non|nessun[oa]?|niente|nulla|zero|neanche|nemmeno)$/
const shortAnswer = 6

/** Whether a 'no' is about the number. It is not in 'senza fili', nor in 'antifurto senza fili per un appartamento'. */
export function isRefusal({ content, words }: Utterance): boolean {
  if (content.some((word) => refusals.test(word))) return true
  const without = words.findIndex(({ text }) => text === 'senza')
  const isOfOther = without !== -1 && words[without + 1]?.kind === 'word'
  return content.length <= shortAnswer && !isOfOther
}

/** Matches words before a noun that mean a count of 0: 'niente valvole', 'lasciamo perdere gli infissi'. */
const withoutWord =
  /^(?:tengo|teniamo|tenendo|lascio|lasciamo|lasciando|mantengo|manteniamo|perdere?|stare|niente|senza|nessun[oa]?|zero|no|tranne|esclus[oaei]|eccetto)$/
/** Matches words after it: 'infissi esclusi', 'gli infissi restano', 'gli infissi li tengo', 'il bagno però lasciatelo fuori'. */
const leftOut =
  /^(?:(?:pero|invece) )?(?:esclus[oaei] |gia |apposto |restano |rimangono |l[ieao] (?:tengo|teniamo|lascio|lasciamo) |lasci(?:a|amo|ate)l[oaie] (?:fuori|stare|perdere|com|cosi) )/
/** Number of words after the noun that may leave it out. */
const leftReach = 4

/** Whether a word names the counted thing, or another word for it: 'finestre' for 'infissi'. */
function namesCounted(text: string, noun: string): boolean {
  const thing = thingOf(noun)
  return text.startsWith(noun) || (thing !== null && thingOf(text) === thing)
}

const clitic = /^(?:mi|ci|ti|vi|si|ce|me|ne|n|li|le|la|lo|l)$/
/** Matches verbs of a wish: 'non mi servono', 'non le voglio'. */
const wishing = /^(?:serv|vogli|vorr|interess|occorr|cambi(?:o|amo)$)/
const beforeNoun = /^(?:il|lo|la|l|i|gli|le|un|una|dei|delle|nuov[iae]|anche|pure|tutt[ie])$/
/** Maximum number of words between the thing and its refusal: 'le valvole sui termosifoni non mi servono'. */
const refusalReach = 4

/** Whether 'non' and a verb of a wish begin at an index. */
function refusesAt(words: Utterance['words'], at: number): boolean {
  if (words[at]?.text !== 'non') return false
  const verb = words.slice(at + 1, at + 1 + 3).find(({ text }) => !clitic.test(text))
  return wishing.test(verb?.text ?? '')
}

/** Whether a wish for the thing at an index is denied before or after it: 'non mi servono le valvole', 'le valvole non le voglio'. */
function isUnwanted(words: Utterance['words'], at: number): boolean {
  for (let after = at + 1; after <= at + refusalReach; after += 1) {
    const word = words[after]
    if (word === undefined || word.kind === 'mark' || /^(?:e|ma|pero)$/.test(word.text)) break
    if (refusesAt(words, after)) return true
  }
  let verb = at - 1
  while (verb > at - refusalReach && beforeNoun.test(words[verb]?.text ?? '')) verb -= 1
  if (!wishing.test(words[verb]?.text ?? '')) return false
  const before = clitic.test(words[verb - 1]?.text ?? '') ? verb - 2 : verb - 1
  return words[before]?.text === 'non'
}

/** Whether a message says that a thing is not there: 'non ci sono balconi', 'nessun balcone', 'non ho balconi'. */
export function lacks({ words }: Pick<Utterance, 'words'>, noun: string): boolean {
  return words.some(({ text }, at) => {
    if (!text.startsWith(noun)) return false
    const [first = '', second = '', third = ''] = [1, 2, 3].map((back) => words[at - back]?.text)
    if (/^(?:nessun[oa]?|niente|senza)$/.test(first)) return true
    if (/^(?:ho|ha|abbiamo)$/.test(first)) return second === 'non'
    return /^(?:sono|e)$/.test(first) && /^(?:ci|c)$/.test(second) && third === 'non'
  })
}

/** Whether a message states a count of 0: 'niente valvole', 'le valvole no', 'le valvole le abbiamo già cambiate'. */
export function saysNone({ words }: Utterance, noun: string): boolean {
  if (isKept(words, (text) => namesCounted(text, noun))) return true
  return words.some(({ text }, at) => {
    if (!text.startsWith(noun)) return false
    const [before = '', first = ''] = [1, 2].map((back) => words[at - back]?.text)
    const next = words[at + 1]?.text ?? ''
    const isRefusedAfter = next === 'no' && (words[at + 2]?.kind ?? 'mark') === 'mark'
    const isBefore = withoutWord.test(/^(?:i|gli|le|la|lo|il)$/.test(before) ? first : before)
    return (
      isBefore ||
      isRefusedAfter ||
      isUnwanted(words, at) ||
      leftOut.test(`${spokenText(words.slice(at + 1, at + 1 + leftReach))} `)
    )
  })
}

/** Returns the stem of the counted noun: 'valvol' for 'valvole termostatiche'; null if it is too short. */
export function countedStem(unit: NumberQuestion['unit']): string | null {
  if (typeof unit === 'string') return null
  const [noun = ''] = unit.many.split(' ')
  return noun.length < 5 ? null : noun.slice(0, -1)
}
