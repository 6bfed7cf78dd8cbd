import { changedOn } from '@mestieri/shared/document-dates.ts'

/** The last change of the privacy policy's base text (specification, section 2, 'Static legal pages'). */
export const baseDate = '2024-03-08'

/** The date when chat, photos, payments and the cookie policy were added. */
export const additionDate = changedOn.privacy
