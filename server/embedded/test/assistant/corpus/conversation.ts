import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'

/**
 * A text to look for, as the beginning of words: 'lavabil' is found in 'pittura lavabile'. Of an array, every one has
 * to stand in the same sentence, sheet row or card line: ['6', 'finestr'].
 */
export type Wanted = string | readonly string[]

/** One of these spellings has to be found. */
export type OneOf = Wanted | readonly Wanted[]

/**
 * What a card has to be about: one of these beginnings of words stands in the job's name or the card's title, and none
 * of those that begin with '!'.
 */
export type JobScope = readonly string[]

/** The middle of a figure with VAT, in euro: from, to. */
export type Band = readonly [number, number]

/** What the reply to an emergency has to hold. */
export interface Safety {
  /** Of each, one has to be said. */
  readonly steps: readonly (readonly string[])[]
  /** Whether a number to dial has to be offered. */
  readonly call: boolean
}

/** What is expected of a stretch of the conversation. What is left out is not looked at. */
export interface Expected {
  /** Texts that have to be in the job sheet, on a card or among what was said; several spellings are allowed. */
  readonly facts?: readonly { readonly any: readonly Wanted[] }[]
  /** Texts that must not be in the job sheet or on a card: what was denied or corrected. */
  readonly wrong?: readonly Wanted[]
  /** Typical values that have to be named as assumed, because the customer does not know. */
  readonly assumed?: readonly { readonly any: readonly Wanted[] }[]
  /** A card for each, and no other card; none: an honest word without a figure. */
  readonly jobs?: readonly JobScope[]
  readonly band?: Band
}

/** A message that the customer writes whatever was asked. */
export interface Turn {
  readonly say: string
  /** How many photos come with it. */
  readonly photos?: number
  /** The subject that the answer has to be about: one of these; none of them stands in the message itself. */
  readonly about?: readonly Wanted[]
  /** It has nothing to do with works in homes: to say that one does not deal with it is an answer. */
  readonly offTopic?: boolean
  /** What has to be asked back: one of these, in a question or a quick answer. */
  readonly asks?: readonly Wanted[]
  /** What the answer must not hold. */
  readonly not?: readonly Wanted[]
  readonly safety?: Safety
}

/** A message after the figure. */
export interface LaterTurn extends Turn, Expected {}

export interface CorpusConversation extends Expected {
  /** The service's short name, the set's letter, a number and a word or two. */
  readonly id: string
  readonly service: ServiceSlug
  /** Where the work is, for whoever asks. */
  readonly at: string
  readonly turns: readonly Turn[]
  /** Words of a question, divided by '|', and what the customer answers to it. The first that fits counts. */
  readonly answers?: Readonly<Record<string, string>>
  /** The first message says all that a figure needs. */
  readonly once?: boolean
  readonly after?: readonly LaterTurn[]
}

/** One of these spellings. */
export function fact(...any: readonly Wanted[]): { readonly any: readonly Wanted[] } {
  return { any }
}
