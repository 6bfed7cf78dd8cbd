import { Type } from 'typebox'

/** `validate_short_token` and `handle_token_validation` */
export const TokenRequest = Type.Object({ short_token: Type.String({ minLength: 1 }) })

export const TokenAnswer = Type.Object({
  fcmToken: Type.String({ minLength: 1, maxLength: 10_000 }),
  authToken: Type.String({ minLength: 1, maxLength: 10_000 }),
})

/** `send_app_notification` */
export const NotificationRequest = Type.Object({
  fcm_token: Type.String({ minLength: 1 }),
  auth_token: Type.String({ minLength: 1 }),
})

/** `email_unsubscribe/`; `token` is the fixed token of the BFF and never comes from a visitor. */
export const UnsubscribeRequest = Type.Object({
  id: Type.String({ minLength: 1 }),
  email: Type.String({ minLength: 1 }),
  token: Type.String({ minLength: 1 }),
})
