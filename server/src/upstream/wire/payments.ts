import { Type } from 'typebox'

/** `create_payment_intent_by_product_id` */
export const ProductRequest = Type.Object({ product_id: Type.String({ minLength: 1 }) })

/** A payment intent; `amount` in cents. It is checked strictly because it is money. */
export const IntentAnswer = Type.Object({
  amount: Type.Integer({ minimum: 1 }),
  clientSecret: Type.String({ minLength: 1, maxLength: 1000 }),
  paymentIntentId: Type.String({ minLength: 1, maxLength: 200 }),
})

/** `create_checkout_session` */
export const EmptyRequest = Type.Object({})

export const CheckoutSessionAnswer = Type.Object({
  clientSecret: Type.String({ minLength: 1, maxLength: 1000 }),
})

/** `session-status?session_id=` */
export const SessionStatusRequest = Type.Object({ session_id: Type.String({ minLength: 1 }) })

/** The specification names no field, so any object is valid and only known values are read from it. */
export const SessionStatusAnswer = Type.Object({})

/** `add_commercial_data_by_payment_intent/`, with the slash: the variant by uid. */
export const BillingByUidRequest = Type.Object({
  uid: Type.String({ minLength: 1 }),
  pi: Type.String({ minLength: 1 }),
  cuu_pec: Type.String({ minLength: 1 }),
  vat: Type.String({ minLength: 1 }),
})

/** `add_commercial_data_by_payment_intent`, without the slash: the variant by email. */
export const BillingByEmailRequest = Type.Object({
  pi: Type.String({ minLength: 1 }),
  cuu_pec: Type.String({ minLength: 1 }),
  vat: Type.String({ minLength: 1 }),
  email: Type.String({ minLength: 1 }),
  payment_method: Type.Union([Type.Literal('bank_transfer'), Type.Literal('card')]),
})
