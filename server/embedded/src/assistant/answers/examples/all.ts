import type { Topic } from '../topic.ts'
import { company } from './company.ts'
import { contents } from './contents.ts'
import { doubts } from './doubts.ts'
import { next } from './next.ts'
import { none } from './none.ts'
import { parts } from './parts.ts'
import { price } from './price.ts'
import { rulesAndTime } from './rules-and-time.ts'
import { talk } from './talk.ts'
import { work } from './work.ts'

/** A sentence with its topic; null for no topic. */
export interface Example {
  readonly text: string
  readonly topic: Topic | null
}

const groups = [contents, price, parts, doubts, rulesAndTime, next, company, work, talk]

function parse(topic: Topic | null, lines: string): Example[] {
  return lines
    .trim()
    .split('\n')
    .map((text) => ({ text, topic }))
}

/** The training sentences of the topic classifier. */
export const examples: readonly Example[] = [
  ...groups.flatMap((group) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of these groups are topics
    Object.entries(group).flatMap(([topic, lines]) => parse(topic as Topic, lines)),
  ),
  ...parse(null, none),
]
