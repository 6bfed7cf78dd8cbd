import { exactly, text } from './wire-shape.ts'

/** `validate_short_token` and `handle_token_validation` */
export const tokenRequest = exactly({ short_token: text(512) })

export const tokenAnswer = exactly({ fcmToken: text(10_000), authToken: text(10_000) })

/** The upstream's messages about a refused token that visitors may see (specification, section 8). */
export const tokenMessages = ['Expired Token', 'Token is invalid', 'Invalid data'] as const
export type TokenMessage = (typeof tokenMessages)[number]

/** `send_app_notification` */
export const notificationRequest = exactly({ fcm_token: text(10_000), auth_token: text(10_000) })

/** `email_unsubscribe/`; `token` is the fixed token of the BFF and never comes from a visitor. */
export const unsubscribeRequest = exactly({ id: text(256), email: text(320), token: text(1_000) })
