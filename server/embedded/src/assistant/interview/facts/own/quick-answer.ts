import { askedQuestion, type Question } from '../../agenda.ts'
import { isPlainCount } from '../../asides/plain-answer.ts'
import { type CaseState, whichJob } from '../../case.ts'
import type { TurnContext } from '../../context.ts'
import type { Message } from '../../message.ts'
import { answersPhotos } from '../../photos/photo-answers.ts'
import type { OwnAnswers } from './own-words.ts'

/** Whether a message chooses an option of a question. */
const chooses = (asked: Question | null, whole: Message['whole']): boolean => {
  const reading = asked?.slot.read({ ...whole, polarity: null }, true)
  return reading?.kind === 'fact' && reading.fact.kind === 'choice'
}

/** Returns a message that only states something: it names no job and asks nothing. */
function asStatement(message: Message): Message {
  const { text, whole } = message
  const sentence = { text, utterance: whole, kind: 'statement', topics: [] } as const
  return { ...message, named: [], sentences: [sentence], asksTopic: false }
}

/**
 * Returns a message that names nothing and asks nothing if it is a quick answer of the open question, or only counts the
 * things that it asks for: 'Le porta l’installatore' requests no doors, and 'tre split' no new ones.
 */
export function asQuickAnswer({ catalogue }: TurnContext, state: CaseState, message: Message): Message {
  const asked = askedQuestion(catalogue, state)
  const isChip = asked?.slot.chips.includes(message.text.trim()) === true
  const isCount = asked !== null && state.phase !== 'estimated' && isPlainCount(message.whole, asked.slot)
  // 'spifferi', to 'Che cosa non va?', is no new window.
  const isWord =
    state.phase !== 'estimated' && message.whole.content.length === 1 && chooses(asked, message.whole)
  // 'si le posso mandare' asks nothing.
  const isPhotos = asked?.slot.id === 'foto' && answersPhotos(message.whole)
  if (!(isChip || isCount || isWord || isPhotos) || state.asked?.slot === whichJob.slot) return message
  return { ...asStatement(message), said: message.text, saidWords: message.whole.words, isWhatIf: false }
}

/** Returns a message whose answer is known, so that no rule reads it again. What an option means is still explained. */
export function asKnownAnswer(message: Message, { answers, isVariant }: OwnAnswers): Message {
  const explains = message.isWhatIf && answers.every(({ fact }) => fact.kind === 'choice')
  const isWhatIf = message.isWhatIf || isVariant
  const stated = explains ? { ...message, named: [] } : asStatement(message)
  return { ...stated, said: '', saidWords: [], isWhatIf, isOnly: true, acts: null }
}
