import { createHash } from 'node:crypto'

import { lowerFirst } from '../../wording/figures.ts'
import { askedQuestion } from '../agenda.ts'
import type { CaseState } from '../case.ts'
import type { Turn, TurnContext } from '../context.ts'
import { supplementIn } from './supplement.ts'

/** Returns a fingerprint of a reply, so that the text itself need not be stored. */
function fingerprint(paragraphs: readonly string[]): string {
  return createHash('sha256').update(paragraphs.join('\n\n')).digest('base64url').slice(0, 16)
}

/** Maximum number of stored fingerprints. */
const remembered = 60

const sameEstimate = [
  'La stima è sempre questa.',
  'Ecco ancora la stima.',
  'Non è cambiato niente: la stima resta questa.',
]
const saidBefore = ['Come ti dicevo: ', 'Te lo confermo: ', 'Lo ripeto volentieri: ', 'Di nuovo: ']

const startingWith = (first: string, said: readonly string[]): string[] => [first, ...said.slice(1)]
const endingWith = (said: readonly string[], last: string): string[] => [...said.slice(0, -1), last]

/**
 * Returns other wordings of the same reply: the open question with its explanation or example, or the answer
 * marked as a repetition.
 */
function otherWays({ catalogue }: TurnContext, { reply, state }: Turn, said: readonly string[]): string[][] {
  if (reply.inWords) return sameEstimate.map((words) => startingWith(words, ['', ...said]))
  const question = askedQuestion(catalogue, state)
  const again = saidBefore.map((words) => startingWith(`${words}${lowerFirst(said[0] ?? '')}`, said))
  const last = said.at(-1) ?? ''
  if (!question || !last.includes('?')) return again
  const { help, example } = question.slot
  const narrower = [`${help} ${example}`, `${last} ${example}`, example]
  const asked = [said, ...again].map((words) => narrower.map((ask) => endingWith(words, ask)))
  return [...(asked[0] ?? []), ...again, ...asked.slice(1).flat()]
}

/** The reply if every wording was used before. */
const nothingToSay = 'Va bene, è tutto segnato nella scheda per il professionista.'

/** Returns a turn with a wording that was not used before, if there is one. */
export function finish(context: TurnContext, given: CaseState, turn: Turn): Turn {
  const { inWords } = turn.reply
  const said = turn.reply.paragraphs.length > 0 ? turn.reply.paragraphs : [nothingToSay]
  const isNew = (words: readonly string[]): boolean => !given.replies.includes(fingerprint(words))
  const ways = isNew(said) ? [] : otherWays(context, turn, said)
  const paragraphs = ways.find((words) => isNew(words)) ?? said
  const added = paragraphs.length - said.length
  const { supplement: _before, ...state } = turn.state
  const supplement = state.phase === 'estimated' ? supplementIn(paragraphs) : null
  return {
    ...turn,
    state: {
      ...state,
      ...(supplement === null ? {} : { supplement }),
      greeted: true,
      replies: [...given.replies, fingerprint(paragraphs)].slice(-remembered),
    },
    reply: {
      ...turn.reply,
      paragraphs,
      ...(inWords ? { inWords: [inWords[0] + added, inWords[1]] as const } : {}),
    },
  }
}

/**
 * Returns a turn with the model's wording and the same cards, question, state and links. The paragraphs about
 * the cards are kept.
 */
export function inOtherWords(
  context: TurnContext,
  given: CaseState,
  turn: Turn,
  words: readonly string[],
): Turn {
  if (turn.isEmergency || words.length === 0) return turn
  const question = askedQuestion(context.catalogue, turn.state)
  const { paragraphs, inWords } = turn.reply
  const asks = question && !words.some((text) => text.includes('?')) ? paragraphs.slice(-1) : []
  if (!inWords)
    return finish(context, given, { ...turn, reply: { ...turn.reply, paragraphs: [...words, ...asks] } })
  const [first, many] = inWords
  return finish(context, given, {
    ...turn,
    reply: {
      ...turn.reply,
      paragraphs: [...words, ...paragraphs.slice(first, first + many), ...asks],
      inWords: [words.length, many] as const,
    },
  })
}
