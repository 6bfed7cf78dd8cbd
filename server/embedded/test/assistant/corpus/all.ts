import { blind } from './blind/all.ts'
import type { CorpusConversation } from './conversation.ts'
import { eighteenth } from './eighteenth/all.ts'
import { eighth } from './eighth/all.ts'
import { eleventh } from './eleventh/all.ts'
import { fifteenth } from './fifteenth/all.ts'
import { fifth } from './fifth/all.ts'
import { first } from './first/all.ts'
import { fourteenth } from './fourteenth/all.ts'
import { fourth } from './fourth/all.ts'
import { fresh } from './fresh/all.ts'
import { nineteenth } from './nineteenth/all.ts'
import { ninth } from './ninth/all.ts'
import { second } from './second/all.ts'
import { seventeenth } from './seventeenth/all.ts'
import { seventh } from './seventh/all.ts'
import { sixteenth } from './sixteenth/all.ts'
import { sixth } from './sixth/all.ts'
import { tenth } from './tenth/all.ts'
import { third } from './third/all.ts'
import { thirteenth } from './thirteenth/all.ts'
import { twelfth } from './twelfth/all.ts'
import { twentieth } from './twentieth/all.ts'
import { twentyFifth } from './twenty-fifth/all.ts'
import { twentyFirst } from './twenty-first/all.ts'
import { twentyFourth } from './twenty-fourth/all.ts'
import { twentySecond } from './twenty-second/all.ts'
import { twentySixth } from './twenty-sixth/all.ts'
import { twentyThird } from './twenty-third/all.ts'
import { unseen } from './unseen/all.ts'

/**
 * Conversations as customers write them. The first set was there while the assistant was written. Each later one was
 * written without a look at the assistant, after the assistant had learned from the one before, so its first figures say how
 * the assistant does with what it has not seen. The first messages of the first eight sets are also examples of the
 * classifier (recognise/learned); the later ones are not.
 */
export const corpus = {
  first,
  blind,
  fresh,
  unseen,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  twentyFirst,
  twentySecond,
  twentyThird,
  twentyFourth,
  twentyFifth,
  twentySixth,
} satisfies Record<string, readonly CorpusConversation[]>

export type CorpusSet = keyof typeof corpus

export const corpusSets = Object.keys(corpus) as readonly CorpusSet[]

/** The day on which the conversations take place. */
export const corpusDay = Date.UTC(2026, 10, 23, 9)
