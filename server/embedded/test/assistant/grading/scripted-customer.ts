import { parseReply, type ParsedReply } from '@mestieri/shared/chat/reply-format.ts'

import type { Assistant } from '../../../src/assistant/assistant.ts'
import type { CorpusConversation, LaterTurn, Turn } from '../corpus/conversation.ts'
import { holds, normalise } from './matching.ts'
import { questions } from './segments.ts'

/** A message and its reply. */
export interface Exchange {
  readonly say: string
  readonly raw: string
  readonly reply: ParsedReply
  readonly milliseconds: number
}

/** A whole conversation: up to the figure, and for each later turn up to the end of its replies. */
export interface Dialogue {
  readonly exchanges: readonly Exchange[]
  /** How many messages led to the figure, or to the end without one. */
  readonly figureAt: number
  /** For each later turn: the index of its own exchange, and of the first one after it. */
  readonly later: readonly (readonly [number, number])[]
}

/** Messages before the figure. */
const maxTurns = 14
/** Answers to questions after a message that asked for nothing that has a figure. */
const maxAside = 2
/** Answers to questions after a message that asked for another card. */
const maxFollowing = 6

const standing: readonly (readonly [string, string | null])[] = [
  ['foto|immagin', 'no niente foto per ora'],
  ['quando|inizia|tempi|periodo|partire', 'appena possibile'],
  ['comune|citta|paese|cap|localita|zona|dove', null],
]

/**
 * What the customer says to a question; 'non lo so' where the script knows no answer. Nobody gives an answer again that
 * did not help before.
 */
export function answerTo(
  conversation: CorpusConversation,
  reply: ParsedReply,
  given: ReadonlySet<string>,
): string {
  const asked = normalise(questions(reply.text).at(-1) ?? reply.text.split('\n').at(-1) ?? '')
  const script = [...Object.entries(conversation.answers ?? {}), ...standing]
  const fitting = script.filter(([words]) => words.split('|').some((word) => holds(asked, word)))
  return (
    fitting.map(([, answer]) => answer ?? conversation.at).find((answer) => !given.has(answer)) ?? 'non lo so'
  )
}

/** A customer who keeps to a script, in one conversation. */
export async function converse(assistant: Assistant, conversation: CorpusConversation): Promise<Dialogue> {
  const exchanges: Exchange[] = []
  let state: string | null = null
  let photos = 0

  async function send({ say, photos: more = 0 }: Turn): Promise<ParsedReply> {
    photos += more
    const history = exchanges.flatMap(({ say: said, raw }) => [
      { role: 'user' as const, content: said },
      { role: 'assistant' as const, content: raw },
    ])
    const pictures = Array.from({ length: more }, (_, index) => `foto-${index + 1}.jpg`)
    const from = performance.now()
    const answer = await assistant.answer({
      service: conversation.service,
      content: say,
      state,
      photos,
      conversation: { history: () => history, newPictures: () => pictures },
    })
    const milliseconds = performance.now() - from
    ;({ state } = answer)
    const reply = parseReply(answer.reply)
    exchanges.push({ say, raw: answer.reply, reply, milliseconds })
    return reply
  }

  /** Answers questions until there are as many cards, or there is nothing more to answer. */
  async function follow(first: ParsedReply, cards: number, limit: number): Promise<void> {
    let reply = first
    for (let count = 0; count < limit && reply.estimates.length < cards; count += 1) {
      if (questions(reply.text).length === 0) return
      const given = new Set(exchanges.map(({ say }) => say))
      reply = await send({ say: answerTo(conversation, reply, given) })
    }
  }

  async function later(turn: LaterTurn): Promise<readonly [number, number]> {
    const from = exchanges.length
    const reply = await send(turn)
    if (turn.jobs !== undefined && turn.jobs.length > 0) await follow(reply, turn.jobs.length, maxFollowing)
    return [from, exchanges.length]
  }

  for (const turn of conversation.turns) await send(turn)
  const cards = conversation.jobs?.length
  const last = exchanges.at(-1)?.reply
  const enough = exchanges.some(({ reply }) => cards !== undefined && reply.estimates.length >= cards)
  if (last && cards === 0) await follow(last, 1, maxAside)
  else if (last && cards !== undefined && !enough) await follow(last, cards, maxTurns - exchanges.length)
  const figure = exchanges.findIndex(({ reply }) => reply.estimates.length >= Math.max(cards ?? 1, 1))
  const figureAt = figure === -1 ? exchanges.length : figure + 1
  const ranges: (readonly [number, number])[] = []
  for (const turn of conversation.after ?? []) ranges.push(await later(turn))
  return { exchanges, figureAt, later: ranges }
}
