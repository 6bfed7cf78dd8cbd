import { createHash } from 'node:crypto'

import { askedQuestion } from './agenda.ts'
import type { CaseState } from './case.ts'
import type { Turn, TurnContext } from './context.ts'

/** What tells the text of a reply from another one, without keeping it. */
function fingerprint(paragraphs: readonly string[]): string {
  return createHash('sha256').update(paragraphs.join('\n\n')).digest('base64url')
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The same in other words: the open question put more narrowly, or the answer marked as said before. */
function otherwise({ catalogue }: TurnContext, { reply, state }: Turn): readonly string[] {
  const question = askedQuestion(catalogue, state)
  const { paragraphs, inWords } = reply
  const last = paragraphs.at(-1) ?? ''
  const [first = '', ...rest] = paragraphs
  if (question && inWords === undefined && last.includes('?')) {
    const { help, example } = question.slot
    return [...paragraphs.slice(0, -1), `${help} ${example}`]
  }
  return inWords?.[0] === 0
    ? ['La stima è sempre questa.', ...paragraphs]
    : [`Come ti dicevo: ${lowerFirst(first)}`, ...rest]
}

/** A turn whose reply is never the same as the one before. */
export function finish(context: TurnContext, given: CaseState, turn: Turn): Turn {
  const isSame = fingerprint(turn.reply.paragraphs) === given.lastReply
  const { inWords } = turn.reply
  const paragraphs = isSame ? otherwise(context, turn) : turn.reply.paragraphs
  const added = paragraphs.length - turn.reply.paragraphs.length
  return {
    ...turn,
    state: { ...turn.state, greeted: true, lastReply: fingerprint(paragraphs) },
    reply: {
      ...turn.reply,
      paragraphs,
      ...(inWords ? { inWords: [inWords[0] + added, inWords[1]] as const } : {}),
    },
  }
}

/**
 * A turn in other words, with the same cards, question, state and links: what somebody else says in the surveyor's
 * stead. The words that the cards stand for stay.
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
