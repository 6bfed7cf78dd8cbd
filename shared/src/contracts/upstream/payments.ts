import { Type } from '../schema.ts'
import { exactly, exactObject, orNull, text, tolerant } from './wire-shape.ts'

/** `create_payment_intent_by_uid` and `create_settlement_payment_intent_by_uid` */
export const uidRequest = exactly({ uid: text(256) })

/** `create_payment_intent_by_product_id` */
export const productRequest = exactly({ product_id: text(200) })

/** A payment intent; `amount` in cents. It is checked strictly because it is money. */
export const intentAnswer = exactly({
  amount: Type.Integer({ minimum: 1 }),
  clientSecret: text(1_000),
  paymentIntentId: text(200),
})

/** `create_checkout_session` */
export const emptyRequest = exactly({})

export const checkoutSessionAnswer = exactly({ clientSecret: text(1_000) })

/** `session-status?session_id=` */
export const sessionStatusRequest = exactly({ session_id: text(255) })

/** The specification names no field, so the client accepts any object and reads only known values from it. */
export const sessionStatusAnswer = tolerant(
  exactObject({ status: orNull(Type.String()), payment_status: orNull(Type.String()) }),
  Type.Object({ status: Type.Optional(Type.Unknown()), payment_status: Type.Optional(Type.Unknown()) }),
)

const billingFields = {
  pi: Type.String({ minLength: 1, maxLength: 255, pattern: '^pi_' }),
  cuu_pec: text(254),
  vat: text(40),
}

/** `add_commercial_data_by_payment_intent/`, with the slash: the variant by uid. */
export const billingByUidRequest = exactly({ ...billingFields, uid: text(256) })

/** `add_commercial_data_by_payment_intent`, without the slash: the variant by email. */
export const billingByEmailRequest = exactly({
  ...billingFields,
  email: text(254),
  payment_method: Type.Union([Type.Literal('bank_transfer'), Type.Literal('card')]),
})
