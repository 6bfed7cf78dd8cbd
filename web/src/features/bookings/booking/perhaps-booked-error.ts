import { ApiError } from '../../../lib/api/api-client.ts'

/** A refusal after which nobody knows whether the call is booked. */
export class PerhapsBookedError extends ApiError {}
