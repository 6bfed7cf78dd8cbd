/** Who makes the booked calls. */
export interface Caller {
  /** Completes 'Ti chiama …', for example 'Anna del nostro ufficio'. */
  readonly name: string
  /** The number that the phone shows, in E.164. */
  readonly phone: string
}

/** For the confirmation of a booked call; null: the line is hidden. */
export const caller: Caller | null = null
