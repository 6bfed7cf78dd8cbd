import { changedOn } from '@mestieri/shared/document-dates.ts'

/** When the base of the privacy policy was last changed (specification, section 2, 'Static legal pages'). */
export const baseDate = '2024-03-08'

/** When chat, photos, payments and the cookie policy were added. */
export const additionDate = changedOn.privacy
