import { chatLimits as limits, threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'

import { AppError } from '../../errors.ts'

/** One part of a form; a file's content is read before the next part comes. */
export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'file'; readonly name: string; readonly content: AsyncIterable<Buffer> }

/** A form as it arrives. */
export interface PictureForm {
  /** Whoever counts as one visitor. */
  readonly visitor: string
  /** Bytes of the whole form, as far as the sender announced them. */
  readonly announcedBytes: number | null
  /** Rejects with an {@link AppError} where the form breaks off or is none. */
  readonly parts: AsyncIterable<FormPart>
}

/** The fields beside the files (api.md, 'Chat'). */
export interface PictureFields {
  readonly threadId: string
  readonly messageIndex: number
}

const messages = {
  missing: 'Questo campo è obbligatorio.',
  unknown: 'Questo campo non è previsto.',
  format: 'Il formato non è valido.',
  tooLarge: `Può essere al massimo ${limits.maxMessageIndex}.`,
  tooMany: `Puoi inviare al massimo ${limits.maxPictures} foto alla volta.`,
} as const

/** A field of the form that does not fit. */
export function unfit(field: string, why: keyof typeof messages): AppError {
  // The name may be the caller's own invention, of any length.
  const error = { field: field.slice(0, 64), message: messages[why] }
  return new AppError('validation_failed', { errors: [error] })
}

/**
 * Too many bytes, in the specification's words (section 5).
 * @param bytes so many at least
 */
export function tooLarge(bytes: number): AppError {
  const limit = limits.maxPictureBytes / 1_000_000
  // What is above the limit never reads as the limit itself.
  const size = Math.max(limit + 0.1, bytes / 1_000_000)
  const words = size.toLocaleString('it-IT', { maximumFractionDigits: 1 })
  return new AppError('pictures_too_large', {
    detail: `Le foto selezionate (${words}Mb) superano il limite di ${limit}Mb`,
  })
}

const names: readonly string[] = ['threadId', 'messageIndex'] satisfies (keyof PictureFields)[]
const threadId = new RegExp(threadIdPattern)

/** Collects the text fields of a form, each at most once, and no others. */
export function createFieldReader() {
  const fields = new Map<string, unknown>()
  return {
    /** @throws {AppError} `validation_failed` for a field that is unknown or came before */
    add(name: string, value: unknown): void {
      if (!names.includes(name) || fields.has(name)) throw unfit(name, 'unknown')
      fields.set(name, value)
    },
    /** @throws {AppError} `validation_failed` for a field that is missing or does not fit */
    finish(): PictureFields {
      for (const name of names) if (!fields.has(name)) throw unfit(name, 'missing')
      const thread = fields.get('threadId')
      const index = fields.get('messageIndex')
      if (typeof thread !== 'string' || !threadId.test(thread)) throw unfit('threadId', 'format')
      if (typeof index !== 'string' || !/^(?:0|[1-9]\d{0,9})$/.test(index))
        throw unfit('messageIndex', 'format')
      if (Number(index) > limits.maxMessageIndex) throw unfit('messageIndex', 'tooLarge')
      return { threadId: thread, messageIndex: Number(index) }
    },
  }
}
