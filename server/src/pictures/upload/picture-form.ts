import { chatLimits as limits, threadIdPattern } from '@mestieri/shared/contracts/chat-limits.ts'

import { AppError } from '../../errors.ts'

/** One part of a form. The content of a file must be read before the next part. */
export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'file'; readonly name: string; readonly content: AsyncIterable<Buffer> }

/** A form while it arrives. */
export interface PictureForm {
  /** The key of the visitor's address, for the limit of uploads per address. */
  readonly visitor: string
  /** The size of the whole form by its `content-length`, in bytes; null if it has none. */
  readonly announcedBytes: number | null
  /** Rejects with an {@link AppError} if the form is invalid or breaks off. */
  readonly parts: AsyncIterable<FormPart>
  /** Ends the form while it arrives: `parts` rejects with this error. */
  refuse(error: AppError): void
}

/** The fields beside the files (contract.md, 'Chat'). */
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

/** The error for an invalid field. */
export function invalidField(field: string, reason: keyof typeof messages): AppError {
  // The caller may have sent a field name of any length.
  const error = { field: field.slice(0, 64), message: messages[reason] }
  return new AppError('validation_failed', { errors: [error] })
}

/**
 * The error for an upload that is too large, with the message of the specification (section 5).
 *
 * @param bytes the size of the upload, as far as it is known
 */
export function tooLarge(bytes: number): AppError {
  const limit = limits.maxPictureBytes / 1_000_000
  // The shown size must be above the limit, even if rounding would make it equal.
  const size = Math.max(limit + 0.1, bytes / 1_000_000)
  const words = size.toLocaleString('it-IT', { maximumFractionDigits: 1 })
  return new AppError('pictures_too_large', {
    detail: `Le foto selezionate (${words}Mb) superano il limite di ${limit}Mb`,
  })
}

const fieldNames: readonly string[] = ['threadId', 'messageIndex'] satisfies (keyof PictureFields)[]
const threadId = new RegExp(threadIdPattern)

/** Creates a reader for the text fields of a form. Each field must occur exactly once. */
export function createFieldReader() {
  const fields = new Map<string, unknown>()
  return {
    /** @throws {AppError} `validation_failed` for an unknown or repeated field */
    add(name: string, value: unknown): void {
      if (!fieldNames.includes(name) || fields.has(name)) throw invalidField(name, 'unknown')
      fields.set(name, value)
    },
    /** @throws {AppError} `validation_failed` for a missing or invalid field */
    finish(): PictureFields {
      for (const name of fieldNames) if (!fields.has(name)) throw invalidField(name, 'missing')
      const thread = fields.get('threadId')
      const index = fields.get('messageIndex')
      if (typeof thread !== 'string' || !threadId.test(thread)) throw invalidField('threadId', 'format')
      if (typeof index !== 'string' || !/^(?:0|[1-9]\d{0,9})$/.test(index))
        throw invalidField('messageIndex', 'format')
      if (Number(index) > limits.maxMessageIndex) throw invalidField('messageIndex', 'tooLarge')
      return { threadId: thread, messageIndex: Number(index) }
    },
  }
}
