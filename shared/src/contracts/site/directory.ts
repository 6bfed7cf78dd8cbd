import {
  AffiliateContact,
  AffiliatePage,
  AffiliateProfile,
  LinkParams,
  MapQuery,
  PictureQuery,
  SearchQuery,
  UidParams,
} from '../affiliates.ts'
import { type Endpoint, image } from './endpoint.ts'
import { upstreamErrors } from './upstream-errors.ts'

const read = { status: 200, rateLimit: 'reads' } as const
const cachedRead = { ...read, cache: ['hit', 'miss', 'stale'] } as const
const picture = {
  ...read,
  query: PictureQuery,
  answer: image('image/avif', 'image/webp'),
  errors: ['not_found', ...upstreamErrors],
} as const

/** The directory and its pictures (contract.md, 'Affiliates' and 'The rest'). */
export const directoryEndpoints = {
  'affiliates.search': {
    ...cachedRead,
    summary: 'A page of the directory',
    query: SearchQuery,
    answer: AffiliatePage,
    errors: upstreamErrors,
  },
  'affiliates.profile': {
    ...cachedRead,
    summary: 'The public profile of a professional',
    params: LinkParams,
    answer: AffiliateProfile,
    errors: upstreamErrors,
  },
  'affiliates.contact': {
    ...read,
    summary: 'Name and masked phone of a professional, for the booking and payment pages',
    params: UidParams,
    answer: AffiliateContact,
    errors: upstreamErrors,
  },
  'affiliates.map': {
    ...cachedRead,
    summary: 'A map of where a professional works',
    params: LinkParams,
    query: MapQuery,
    answer: image('image/png', 'image/webp', 'image/svg+xml'),
    errors: upstreamErrors,
  },
  'pictures.read': { ...picture, summary: 'A picture of a professional, resized' },
  'chat.picture': { ...picture, summary: 'A photo of a conversation, resized' },
} as const satisfies Record<string, Endpoint>
