/**
 * The header, and its value, of a refusal after which the call may be booked all the same: upstream broke off, said
 * nothing that can be read, or did not answer in time, now or at an earlier try under the same key.
 */
export const bookingOutcome = { header: 'x-booking-outcome', unknown: 'unknown' } as const
