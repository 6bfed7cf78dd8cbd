/** The units that a number in a message may have; `other` answers no question. */
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

/** The stages of a conversation, as the customer sees them. */
export const interviewSteps = ['Cosa', 'Misure', 'Dove', 'Foto', 'Quando'] as const
export type InterviewStep = (typeof interviewSteps)[number]

/** The texts of a question. */
export interface QuestionWords {
  /** The id of its fact, unique within a job. */
  readonly id: string
  readonly step: InterviewStep
  /** The label in the job description: 'Misure'. */
  readonly label: string
  readonly question: string
  /** An example of an answer: 'Per esempio: 80 m².' */
  readonly example: string
  /** An explanation of the question, for a customer who asks. */
  readonly help: string
  /** Quick answers, at most four. The assistant must understand each of them. */
  readonly chips: readonly string[]
  /** Whether the answer is never repeated to the customer, because it only explains another answer. */
  readonly quiet?: boolean
}

/** One option of a choice. */
export interface ChoiceOption {
  /** The name for the customer: 'lavabile'. */
  readonly label: string
  /**
   * The patterns that mean the option, separated by '|': word sequences, each word whole or, with a star, its
   * beginning; '#' is any figure. A pattern with a tilde counts only as an answer to the question.
   */
  readonly words: string
  /**
   * Its name among the price drivers if it differs from the label; null for an option that needs no mention.
   */
  readonly driver?: string | null
}

/** A question whose answer is one of a few options. */
export interface ChoiceQuestion<Id extends string = string> extends QuestionWords {
  /** The options from the plainest to the most expensive. If a message names two, the later one counts. */
  readonly options: Readonly<Record<Id, ChoiceOption>>
  /** The option that a denial of any other option means: 'niente muffa' means a wall in good order. */
  readonly otherwise?: NoInfer<Id>
  /**
   * False if 'la seconda' must not choose an option, because the options themselves are numbered, as floors
   * are.
   */
  readonly ordinals?: boolean
  /** The options that a plain yes and a plain no mean. */
  readonly yes?: NoInfer<Id>
  readonly no?: NoInfer<Id>
  /** Undefined if the price does not depend on the answer. */
  readonly price?: {
    /** The reference option. The estimate uses it without an answer and compares price drivers with it. */
    readonly reference: NoInfer<Id>
    /** The typical options. They show how much an answer would narrow the price range. */
    readonly typical: readonly NoInfer<Id>[]
    /** The options that can be priced. Default: all. */
    readonly span?: readonly NoInfer<Id>[]
    /** The data that would narrow the range: 'le misure esatte'. */
    readonly narrow: string
    /** The name of the price driver before the customer has chosen: 'Tipo di pittura'. */
    readonly open: string
  }
}

/** A question whose answer is a number. */
export interface NumberQuestion extends QuestionWords {
  /** The units of a valid answer. A bare number is also valid as an answer to the question. */
  readonly units: readonly QuantityUnit[]
  /** Further units of a valid answer to the question: '80 metri' for square metres. */
  readonly looseUnits?: readonly QuantityUnit[]
  /** The smallest and the largest valid answer. */
  readonly bounds: readonly [number, number]
  /** Whether only whole numbers are valid. */
  readonly whole?: boolean
  /** Whether 0 is a valid answer ('nessuno'). */
  readonly mayBeNone?: boolean
  /** Whether a bare 'no' means 0. Default: the value of {@link mayBeNone}. */
  readonly noMeansNone?: boolean
  /** The range that a bare 'yes' means. Default: the typical range. */
  readonly some?: readonly [number, number]
  /** The unit after the number: 'm²', or the singular and plural of the counted noun and the words for 0. */
  readonly unit: string | { readonly one: string; readonly many: string; readonly none?: string }
  /** Undefined if the price does not depend on the answer. */
  readonly price?: {
    /**
     * The reference value. The estimate uses it without an answer and compares price drivers with it. If
     * undefined, the engine calculates it.
     */
    readonly reference?: number
    /** The limits of the typical range. A bare 'yes' means this range. */
    readonly typical?: readonly [number, number]
    /** The data that would narrow the range. */
    readonly narrow: string
  }
}

/**
 * The assistant's questions about the jobs of a service, and the words that answer them. The readers of
 * answers and the price formulas are in the code of the assistant; the texts, options, ranges and reference
 * values are here. No page bundle contains this data.
 */
export interface ServiceInterview {
  /** The most useful photos: 'la targhetta, lo scarico e una vista d’insieme'. */
  readonly photos: string
  /** The questions, by names that the assistant's code uses. */
  readonly questions: Readonly<Record<string, ChoiceQuestion | NumberQuestion>>
}
