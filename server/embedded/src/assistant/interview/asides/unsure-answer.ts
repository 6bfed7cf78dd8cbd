import { opensQuestion } from '../../italian/sentences/questions.ts'
import { asksHowThingIs } from '../../italian/sentences/unmarked-questions.ts'
import type { Knowledge } from '../context.ts'
import type { MessagePart } from '../message.ts'

/** Maximum number of words of a message with a question mark that may be an unsure answer: '80?'. */
const shortAnswer = 5

/** Matches verbs addressed to the professionals. */
const addressing = /^(?:fa|da|ave|sie|mette|usa|porta|prende|vole|pote|veni|lascia|smonta|togli)te$/
/** Matches verbs that begin a question about the work: 'vanno rotti tutti i muri?'. */
const asksAboutWork = /^(?:va|vanno|devo|dobbiamo|devono|bisogna|serve|servono|resta|restano|rimane)$/
/**
 * A word after one of these is a verb. An unsure answer has no verb, so 'di notte si sente?' is a question.
 */
const beforeVerbs = new Set(['si', 'ci', 'mi', 'vi'])

/** Matches words that begin a question and no answer, or are one: 'manutenzione?', 'mangia tanta luce?'. */
const asking =
  /^(?:mangia(?:no)?|consuma(?:no)?|ciuccia(?:no)?|beve|tira(?:no)?|rende|rendono|sporca(?:no)?|pesa(?:no)?|vibra(?:no)?|ronza(?:no)?|manutenzione|garanzia|pulizia|assistenza|smaltimento|trasporto|che|chi|come|quando|dove|perche|quale|quali|quanto)$/

/** Matches verbs that end a question: 'cambiare il vetro basta?', 'in inverno le piastrelle attaccano?'. */
const asksAtEnd =
  /^(?:basta|bastano|attacca|attaccano|asciuga|asciugano|tengono|regge|reggono|producono|funziona|funzionano|dura|durano|gela|puzza|puzzano|scalda|scaldano)$/

/** Whether a question is an answer of a customer who is not sure: '80?', 'in pvc?'. */
export function isUnsureAnswer(knowledge: Knowledge, { text, utterance, topics }: MessagePart): boolean {
  if (topics.length > 0 || knowledge.asksAboutThing(utterance)) return false
  const words = utterance.words.filter(({ kind }) => kind !== 'mark').map((word) => word.text)
  if (words.length > shortAnswer || !text.includes('?') || opensQuestion(words, true)) return false
  if (asksHowThingIs(utterance.words)) return false
  if (asking.test(words[0] ?? '') || asksAtEnd.test(words.at(-1) ?? '')) return false
  // 'ma d’inverno producono qualcosa?'
  if (words.includes('qualcosa')) return false
  // 'doppio o triplo vetro?' asks which one to take; '2 o 3?' is an unsure count.
  const isWhich = words.some((word) => word === 'o' || word === 'oppure')
  if (isWhich && utterance.quantities.every(({ article }) => article)) return false
  if (words.some((word) => addressing.test(word)) || asksAboutWork.test(words[0] ?? '')) return false
  return !words.some((word, at) => beforeVerbs.has(word) && at < words.length - 1)
}
