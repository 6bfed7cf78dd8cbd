import type { Coordinates } from '@mestieri/shared/contracts/affiliates.ts'

/** A professional as the BFF knows it: public and private fields, in our names (specification, section 3). */
export interface Affiliate {
  readonly uid: string | null
  readonly link: string
  readonly shopName: string
  readonly affiliateName: string
  readonly profession: string
  readonly city: string
  readonly province: string
  readonly fullAddress: string | null
  readonly firstSubscriptionDate: string | null
  readonly services: readonly string[]
  readonly servedCities: readonly string[]
  readonly satisfiedCustomers: number
  readonly rating: number | null
  readonly info: string | null
  readonly infoShort: string | null
  readonly coordinates: Coordinates | null
  /** Addresses as upstream gave them, not yet checked against the allowed hosts. */
  readonly profilePicture: string | null
  readonly workPictures: readonly string[]
  readonly phone: string | null
}

export interface AffiliateSearchReply {
  readonly affiliates: readonly Affiliate[]
  readonly totalAffiliates: number
  readonly totalPages: number
}

/** What every upstream call carries of the request it serves. */
export interface CallContext {
  /** Sent upstream as `x-request-id`. */
  readonly requestId: string
}

/** The directory's callables; each rejects with an {@link AppError} of the general upstream codes. */
export interface AffiliatesUpstream {
  /** An upstream 404 is an empty page. */
  search(
    query: { profession: string; location: string; page: number; pageSize: number },
    context: CallContext,
  ): Promise<AffiliateSearchReply>
  /** Null where upstream knows no such professional. */
  byLink(link: string, context: CallContext): Promise<Affiliate | null>
  byUid(uid: string, context: CallContext): Promise<Affiliate | null>
}
