import { interview } from '@mestieri/shared/services/impianti/interview.ts'
import { kinds } from '@mestieri/shared/services/impianti/jobs/all.ts'

import type { Utterance } from '../../italian/utterance.ts'
import type { JobEngine } from '../../jobs/job-engine.ts'
import { found, type Slot } from '../../slots/slot.ts'
import { choiceOfJob, heard, rowOf } from '../job-slots.ts'

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
const plainBoard = choiceOfJob(questions.board)
const boardKind: Slot = {
  ...plainBoard,
  read: (utterance, asked) =>
    wantsNewBoard(utterance)
      ? found({ kind: 'choice', option: 'appartamento' })
      : plainBoard.read(utterance, asked),
}

export const quadro: JobEngine = {
  slots: [boardKind, choiceOfJob(questions.surge, heard)],
  lines: (answers) => {
    const row = rowOf(
      { interruttore: board.breaker, appartamento: board.flat, villa: board.house },
      answers.choice('quadro'),
    )
    return [
      { label: row.label, row, quantity: 1 },
      {
        label: board.surge.label,
        row: board.surge,
        quantity: answers.choice('sovratensioni') === 'si' ? 1 : 0,
      },
    ]
  },
}
