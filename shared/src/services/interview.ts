/** What a number in a message may count or measure; `other` answers none of our questions. */
export type QuantityUnit =
  | 'area'
  | 'metre'
  | 'centimetre'
  | 'millimetre'
  | 'room'
  | 'bathroom'
  | 'window'
  | 'door'
  | 'balcony'
  | 'floor'
  | 'side'
  | 'outlet'
  | 'tap'
  | 'point'
  | 'radiator'
  | 'split'
  | 'kwh'
  | 'kw'
  | 'euro'
  | 'other'

/** The stages of a conversation, as people see them. */
export const interviewSteps = ['Cosa', 'Misure', 'Dove', 'Foto', 'Quando'] as const
export type InterviewStep = (typeof interviewSteps)[number]

/** The words of a question. */
export interface QuestionWords {
  /** The id of its fact, which no other question of the same job has. */
  readonly id: string
  readonly step: InterviewStep
  /** In the job's description: 'Misure'. */
  readonly label: string
  readonly question: string
  /** How an answer looks: 'Per esempio: 80 m².' */
  readonly example: string
  /** What the question is about, for a customer who asks. */
  readonly help: string
  /** Answers to tap, at most four; the assistant understands each of them. */
  readonly chips: readonly string[]
  /** Whether the answer is only heard and never said back: it tells how another answer is meant. */
  readonly quiet?: boolean
}

/** One answer of a choice. */
export interface ChoiceOption {
  /** For people: 'lavabile'. */
  readonly label: string
  /**
   * The patterns that mean it, separated by '|': words in this order, each whole or, with a star, by its beginning;
   * '#' is any figure. A pattern with a tilde counts only as an answer to the question.
   */
  readonly words: string
  /** Its name among the price drivers if that is not its label; null for an option that is not worth naming. */
  readonly driver?: string | null
}

/** A question whose answer is one of a few options. */
export interface ChoiceQuestion<Id extends string = string> extends QuestionWords {
  /** From the plainest to the dearest: of two that a message names the later one counts. */
  readonly options: Readonly<Record<Id, ChoiceOption>>
  /** What it means to deny any of the others: 'niente muffa' is a wall in good order. */
  readonly otherwise?: NoInfer<Id>
  /** False if 'la seconda' does not choose, because the options are numbered themselves, as floors are. */
  readonly ordinals?: boolean
  /** What a plain yes and a plain no choose. */
  readonly yes?: NoInfer<Id>
  readonly no?: NoInfer<Id>
  /** Left out where the price does not depend on the answer. */
  readonly price?: {
    /** The typical option that a price driver is compared with. */
    readonly reference: NoInfer<Id>
    /** The options that stand in for an answer. */
    readonly typical: readonly NoInfer<Id>[]
    /** The options that can be priced; all without it. */
    readonly span?: readonly NoInfer<Id>[]
    /** What would narrow the range: 'le misure esatte'. */
    readonly narrow: string
    /** The name of the price driver before the customer has chosen: 'Tipo di pittura'. */
    readonly open: string
  }
}

/** A question whose answer is a number. */
export interface NumberQuestion extends QuestionWords {
  /** What a quantity must count to be the answer; a bare number is one too if it answers the question. */
  readonly units: readonly QuantityUnit[]
  /** Further units that an answer to the question may have: '80 metri' for square metres. */
  readonly looseUnits?: readonly QuantityUnit[]
  /** No sensible answer lies outside. */
  readonly bounds: readonly [number, number]
  /** Whether only whole numbers make sense. */
  readonly whole?: boolean
  /** Whether 'no' is an answer, and means none. */
  readonly mayBeNone?: boolean
  /** Whether a bare 'no' says so; with {@link mayBeNone} it does unless this is false. */
  readonly noMeansNone?: boolean
  /** How many a bare 'yes' means; without it, as many as is typical for the price. */
  readonly some?: readonly [number, number]
  /** The unit after the number: 'm²', or the singular and plural of what is counted and the words for none. */
  readonly unit: string | { readonly one: string; readonly many: string; readonly none?: string }
  /** Left out where the price does not depend on the answer. */
  readonly price?: {
    /** The typical value that a price driver is compared with; the engine gives what it computes. */
    readonly reference?: number
    /** Both ends of the range that stands in for an answer. */
    readonly typical?: readonly [number, number]
    /** What would narrow the range. */
    readonly narrow: string
  }
}

/**
 * What the assistant asks about the jobs of a service, and the words that answer. Readers of answers and price
 * formulas are code of the assistant; the texts, options, ranges and typical values are here. No page's bundle holds
 * this data.
 */
export interface ServiceInterview {
  /** The photos that help most: 'la targhetta, lo scarico e una vista d’insieme'. */
  readonly photos: string
  /** The questions by a name that the assistant's code uses. */
  readonly questions: Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
}
