import t from 'tap'

import { createAssistant } from '../../src/assistant/assistant.ts'
import { corpus, corpusDay, corpusSets } from './corpus/all.ts'
import { titles } from './grading/grade.ts'
import { gradeAll, measure, type MeasuredShares, ratio } from './grading/measures.ts'

interface Bounds {
  /** The least shares that the assistant has to reach, by its rules alone. */
  readonly least: MeasuredShares<number>
  /** The most messages to the figure: one answer after the other, and with everything said at once. */
  readonly mostTurns: { readonly stepByStep: number; readonly atOnce: number }
}

/** The first set holds the targets. The others hold what is reached there: nothing may fall behind it. */
const bounds: Readonly<Record<(typeof corpusSets)[number], Bounds>> = {
  first: {
    least: { facts: 0.97, scope: 0.97, plausible: 0.93, answered: 0.93, narrow: 0.9, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 2 },
  },
  blind: {
    least: { facts: 0.97, scope: 0.97, plausible: 0.95, answered: 0.97, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  fresh: {
    least: { facts: 0.98, scope: 0.97, plausible: 0.98, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  unseen: {
    least: { facts: 0.98, scope: 0.97, plausible: 0.97, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  second: {
    least: { facts: 0.99, scope: 0.98, plausible: 0.98, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  third: {
    least: { facts: 0.99, scope: 0.97, plausible: 0.98, answered: 1, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  fourth: {
    least: { facts: 0.99, scope: 0.98, plausible: 0.98, answered: 1, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  fifth: {
    least: { facts: 0.99, scope: 0.97, plausible: 0.99, answered: 0.98, narrow: 0.99, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  sixth: {
    least: { facts: 1, scope: 1, plausible: 0.97, answered: 1, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  seventh: {
    least: { facts: 0.99, scope: 0.98, plausible: 0.98, answered: 1, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  eighth: {
    least: { facts: 0.98, scope: 0.96, plausible: 0.94, answered: 0.9, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  ninth: {
    least: { facts: 0.95, scope: 0.89, plausible: 0.91, answered: 0.87, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  tenth: {
    least: { facts: 0.99, scope: 0.96, plausible: 0.96, answered: 0.97, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  eleventh: {
    least: { facts: 0.97, scope: 0.93, plausible: 0.94, answered: 0.91, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twelfth: {
    least: { facts: 0.97, scope: 0.9, plausible: 0.88, answered: 0.92, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  thirteenth: {
    least: { facts: 0.96, scope: 0.95, plausible: 0.94, answered: 0.95, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  fourteenth: {
    least: { facts: 0.95, scope: 0.94, plausible: 0.92, answered: 0.95, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  fifteenth: {
    least: { facts: 0.94, scope: 0.88, plausible: 0.88, answered: 0.96, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  sixteenth: {
    least: { facts: 0.9, scope: 0.91, plausible: 0.9, answered: 0.89, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  seventeenth: {
    least: { facts: 0.97, scope: 0.84, plausible: 0.9, answered: 0.96, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  eighteenth: {
    least: { facts: 0.89, scope: 0.9, plausible: 0.83, answered: 0.96, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 4 },
  },
  nineteenth: {
    least: { facts: 0.98, scope: 0.9, plausible: 0.74, answered: 0.82, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 4 },
  },
  twentieth: {
    least: { facts: 0.98, scope: 0.93, plausible: 0.95, answered: 0.99, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentyFirst: {
    least: { facts: 0.99, scope: 0.95, plausible: 0.94, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentySecond: {
    least: { facts: 0.96, scope: 0.93, plausible: 0.91, answered: 0.87, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentyThird: {
    least: { facts: 0.98, scope: 0.97, plausible: 0.98, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentyFourth: {
    least: { facts: 0.97, scope: 0.97, plausible: 0.94, answered: 0.98, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentyFifth: {
    least: { facts: 0.99, scope: 0.97, plausible: 0.9, answered: 0.92, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
  twentySixth: {
    least: { facts: 0.98, scope: 0.95, plausible: 0.93, answered: 0.93, narrow: 1, unrepeated: 1 },
    mostTurns: { stepByStep: 6, atOnce: 3 },
  },
}

for (const set of corpusSets) {
  const { least, mostTurns } = bounds[set]
  t.test(`Gino keeps facts, scope, figures and answers in the ${set} set of conversations`, async (t) => {
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
