import { Booking, BookingRequest, Slots, SlotsQuery } from '../bookings.ts'
import {
  ChatHistory,
  ChatMessageRequest,
  ChatPictures,
  ChatPicturesForm,
  ChatReply,
  HistoryQuery,
} from '../chat.ts'
import { PublicConfig } from '../config.ts'
import { UnsubscribeRequest } from '../email.ts'
import { TokenValidation, TokenValidationRequest } from '../token.ts'
import type { Endpoint } from './endpoint.ts'
import { upstreamErrors } from './upstream-errors.ts'

const read = { status: 200, rateLimit: 'reads' } as const

/** Bookings, chat, token, email and the rest (contract.md, section 3). */
export const visitorEndpoints = {
  'bookings.slots': {
    ...read,
    summary: 'The free times of a day in Rome',
    query: SlotsQuery,
    answer: Slots,
    errors: upstreamErrors,
  },
  'bookings.create': {
    summary: 'Books a callback',
    body: BookingRequest,
    status: 201,
    answer: Booking,
    errors: [
      'booking_fields_missing',
      'booking_date_unavailable',
      'slot_taken',

      'booking_failed',
      'booking_unknown',
      'not_found',
      ...upstreamErrors,
    ],
    rateLimit: 'bookings',
    idempotent: true,
    botCheck: 'booking',
  },
  'chat.send': {
    summary: 'Sends a message to the assistant of a service',
    body: ChatMessageRequest,
    status: 200,
    answer: ChatReply,
    errors: upstreamErrors,
    rateLimit: 'chat',
    idempotent: true,
    botCheck: 'chat',
    multiline: ['content'],
  },
  'chat.history': {
    ...read,
    summary: 'The messages of a conversation',
    query: HistoryQuery,
    answer: ChatHistory,
    errors: [],
  },
  'chat.savePictures': {
    summary: 'Saves photos of a conversation',
    body: ChatPicturesForm,
    consumes: 'multipart/form-data',
    status: 201,
    answer: ChatPictures,
    errors: ['pictures_too_large', 'picture_type_unsupported', 'picture_invalid', 'picture_upload_failed'],
    rateLimit: 'pictureUploads',
  },
  'token.validate': {
    summary: 'Validates the short token of the app and notifies the app',
    body: TokenValidationRequest,
    status: 200,
    answer: TokenValidation,
    errors: ['token_expired', 'token_invalid', 'token_data_invalid', 'token_rejected', 'notification_failed'],
    rateLimit: 'token',
  },
  'email.unsubscribe': {
    summary: 'Takes an address off the list of emails',
    body: UnsubscribeRequest,
    status: 204,
    answer: null,
    errors: ['unsubscribe_failed'],
    rateLimit: 'unsubscribe',
    botCheck: 'unsubscribe',
  },
  'config.read': {
    ...read,
    summary: 'The public part of the configuration',
    answer: PublicConfig,
    errors: [],
  },
  'csp.report': {
    summary: 'Takes the browser’s reports of what the Content-Security-Policy stopped',
    status: 204,
    answer: null,
    errors: ['payload_too_large', 'unsupported_media_type'],
    rateLimit: 'reports',
    // The browser itself sends the reports, some of them without the page's origin.
    crossSite: true,
  },
} as const satisfies Record<string, Endpoint>
