import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, rowOf } from '../job-slots.ts'
import { pieceSlot } from '../pieces.ts'

const { questions } = interview

const board = kinds.quadro.rows
const boardNoun = /^(?:quadr(?:o|ett[oi]|i)|centralin[oi])$/
/** Whether 'uno nuovo' takes up the board: 'ho un quadretto con un solo interruttore e ne vorrei uno nuovo'. */
const wantsNewBoard = ({ words }: Utterance): boolean =>
  words.some(
    ({ text }, at) =>
      text === 'uno' &&
      words[at + 1]?.text === 'nuovo' &&
      words.slice(0, at).some((word) => boardNoun.test(word.text)),
  )
const changing = /^(?:cambi(?:are|o|amo|ate|arl[oi])|sostitu(?:ire|isco|iamo|ite)|rifa(?:re|ccio|cciamo|te))$/
const breakerNoun = /^(?:salvavita|interruttor[ei]|differenzial[ei]|magnetotermic[oi])$/
/** Number of words between a verb and the board that it changes: 'cambiamo solo il quadro'. */
const boardReach = 4
/** Whether the board itself is changed, so that a breaker is a part of it: 'cambiamo solo il quadro e mettiamo il salvavita'. */
const changesBoard = ({ words }: Utterance): boolean =>
  words.some(({ text }, at) => {
    if (!changing.test(text) || words[at - 1]?.text === 'non') return false
    const after = words.slice(at + 1, at + 1 + boardReach)
    const named = after.findIndex((word) => boardNoun.test(word.text))
    return named !== -1 && !after.slice(0, named).some((word) => breakerNoun.test(word.text))
  })
const flat = found({ kind: 'choice', option: 'appartamento' })
const plainBoard = choiceOfJob(questions.board)
const boardKind: Slot = {
  ...plainBoard,
  read: (utterance, asked) => {
    if (wantsNewBoard(utterance)) return flat
    const reading = plainBoard.read(utterance, asked)
    const isBreaker =
      reading?.kind === 'fact' && reading.fact.kind === 'choice' && reading.fact.option === 'interruttore'
    const isWithBreaker = reading === null && utterance.words.some(({ text }) => breakerNoun.test(text))
    return (isBreaker || isWithBreaker) && changesBoard(utterance) ? flat : reading
  },
}

const boards = pieceSlot(questions.boards, {
  one: /^(?:quadro|quadretto|centralino)$/,
  many: /^(?:quadri|quadretti|centralini)$/,
})
const anyBreakers = pieceSlot(questions.breakers, {
  one: /^(?:salvavita|interruttore|differenziale|magnetotermico)$/,
  many: /^(?:salvavita|interruttori|differenziali|magnetotermici)$/,
})
/** Matches words before the breakers that a board has: 'un quadro da 12 interruttori', 'con due salvavita'. */
const ofBoard = /^(?:con|da|a|ha|e|tipo)$/
/** The number of breakers to change. Those of a board are no work of their own. */
const breakers: Slot = {
  ...anyBreakers,
  read: (utterance, asked) => {
    const { words, quantities } = utterance
    const isOfBoard =
      words.some(({ text }) => boardNoun.test(text)) &&
      quantities.some(({ from, article }) => !article && ofBoard.test(words[from - 1]?.text ?? ''))
    return isOfBoard ? null : anyBreakers.read(utterance, asked)
  },
}

/** Boards, or breakers of a board, priced per piece. */
export const quadro: JobEngine = {
  slots: [boards, breakers, boardKind, choiceOfJob(questions.surge, heard)],
  lines: (answers) => {
    const kind = answers.choice('quadro')
    const many = answers.number(kind === 'interruttore' ? breakers.id : boards.id)
    const row = rowOf({ interruttore: board.breaker, appartamento: board.flat, villa: board.house }, kind)
    return [
      { label: row.label, row, quantity: many },
      {
        label: board.surge.label,
        row: board.surge,
        quantity: answers.choice('sovratensioni') === 'si' ? answers.number(boards.id) : 0,
      },
    ]
  },
}
