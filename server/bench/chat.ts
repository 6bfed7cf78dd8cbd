/**
 * Has the conversations of the corpus with the assistant, by its rules alone, and prints what came of them.
 *
 *     npm run bench:chat -- [--verbose] [--set=first|blind|…|twentySixth] [--only=part-of-an-id]
 */
import { parseArgs } from 'node:util'

import { createAssistant } from '../embedded/src/assistant/assistant.ts'
import { corpus, corpusDay, corpusSets } from '../embedded/test/assistant/corpus/all.ts'
import { type Graded, measureNames, titles } from '../embedded/test/assistant/grading/grade.ts'
import {
  gradeAll,
  type Measures,
  measure,
  ratio,
  type Share,
} from '../embedded/test/assistant/grading/measures.ts'

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    set: { type: 'string' },
    only: { type: 'string' },
  },
})

const time = (value: number) => `${value.toFixed(1)} ms`
const percent = (share: Share) => `${(ratio(share) * 100).toFixed(1)} % (${share.right} of ${share.of})`

function print(title: string, measures: Measures): void {
  console.log(`\n${title}: ${measures.conversations} conversations`)
  for (const name of measureNames) {
    console.log(`  ${titles[name].padEnd(28)}${percent(measures.shares[name])}`)
  }
  const { turns, milliseconds } = measures
  console.log(
    `  ${'turns to the figure'.padEnd(28)}${turns.stepByStep} step by step, ${turns.atOnce} at once`,
  )
  console.log(`  ${'time of a reply'.padEnd(28)}p50 ${time(milliseconds.p50)}, p95 ${time(milliseconds.p95)}`)
}

/** The messages around what went wrong. */
function excerpt({ dialogue: { exchanges } }: Graded, at: number): string {
  return exchanges
    .slice(Math.max(0, at - 2), at + 1)
    .map(({ say, reply }) => {
      const sheet = reply.brief.map(({ label, value }) => `${label}: ${value ?? '–'}`).join(' · ')
      const cards = reply.estimates.map(
        ({ job, service, min, max }) => `[${job} “${service}” ${min}–${max} €]`,
      )
      const sum = reply.total ? [`[in all ${reply.total.min}–${reply.total.max} €]`] : []
      const said = [reply.before, reply.after, ...cards, ...sum, sheet && `{${sheet}}`].filter(Boolean)
      return `      > ${say}\n      < ${said.join('\n').replaceAll(/\n+/g, '\n        ')}`
    })
    .join('\n')
}

function printFaults(graded: Graded): void {
  for (const { measure: name, fault, at } of graded.checks) {
    if (fault === null) continue
    console.log(`\n${graded.conversation.id} (${graded.conversation.service}) · ${titles[name]}: ${fault}`)
    console.log(excerpt(graded, at))
  }
}

const sets = corpusSets.filter((set) => values.set === undefined || values.set === set)
if (sets.length === 0) throw new Error(`--set is one of ${corpusSets.join(', ')}`)
const assistant = createAssistant({ now: () => corpusDay, model: null })
const everything: Graded[] = []
for (const set of sets) {
  const chosen = corpus[set].filter(({ id }) => id.includes(values.only ?? ''))
  const graded = await gradeAll(assistant, chosen)
  everything.push(...graded)
  if (values.verbose) for (const one of graded) printFaults(one)
  print(`The ${set} set`, measure(graded))
}
if (sets.length > 1) print('All sets', measure(everything))
