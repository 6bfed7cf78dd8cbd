import t from 'tap'

import { createAssistant } from '../../src/assistant/assistant.ts'
import { corpus, corpusDay, corpusSets } from './corpus/all.ts'
import { titles } from './grading/grade.ts'
import { gradeAll, measure, type MeasuredShares, ratio } from './grading/measures.ts'

/** The shares that the assistant has to reach, by its rules alone, in each set. */
const least: MeasuredShares<number> = {
  facts: 0.97,
  scope: 0.97,
  plausible: 0.93,
  answered: 0.93,
  narrow: 0.9,
  unrepeated: 1,
}
const mostTurns = { stepByStep: 6, atOnce: 2 } as const

for (const set of corpusSets) {
  t.test(`Gino reaches the targets in the ${set} set of conversations`, async (t) => {
    const assistant = createAssistant({ now: () => corpusDay, model: null })
    const graded = await gradeAll(assistant, corpus[set])
    const { shares, turns } = measure(graded)
    for (const { conversation, checks } of graded) {
      for (const { measure: name, fault } of checks) {
        if (fault !== null) t.comment(`${conversation.id}, ${titles[name]}: ${fault}`)
      }
    }
    for (const [name, share] of Object.entries(shares) as [
      keyof typeof shares,
      { right: number; of: number },
    ][]) {
      const words = `${titles[name]}: ${share.right} of ${share.of}`
      t.ok(ratio(share) >= least[name], `${words}, at least ${least[name] * 100} %`)
    }
    t.ok(turns.stepByStep <= mostTurns.stepByStep, `${turns.stepByStep} messages to the figure, step by step`)
    t.ok(turns.atOnce <= mostTurns.atOnce, `${turns.atOnce} messages to the figure, when all is said at once`)
  })
}
