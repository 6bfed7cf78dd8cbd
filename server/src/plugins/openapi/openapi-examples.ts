import type { AffiliateCard } from '@mestieri/shared/contracts/affiliates.ts'
import { errorCodes } from '@mestieri/shared/contracts/error.ts'
import type { EndpointName } from '@mestieri/shared/contracts/site/addresses.ts'
import type {
  EndpointAnswer,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
} from '@mestieri/shared/contracts/site/endpoints.ts'

import { AppError, errorTable } from '../../errors.ts'

/** An exchange that an integrator can copy. */
interface Example<Name extends EndpointName> {
  readonly params?: EndpointParams<Name>
  readonly query?: EndpointQuery<Name>
  readonly body?: EndpointBody<Name>
  readonly answer?: EndpointAnswer<Name>
}

const picture = '/api/pictures?src=https%3A%2F%2Fpictures.example%2F1.jpg'

const card: AffiliateCard = {
  link: 'idraulica-rossi-monza',
  shopName: 'Idraulica Rossi',
  profession: 'Idraulico',
  city: 'Monza',
  province: 'MB',
  servedCities: ['Lissone'],
  services: [{ label: 'Impianto idraulico', labelPretty: 'Impianto idraulico' }],
  satisfiedCustomers: 223,
  profilePicture: picture,
  workPictures: [],
  rating: 4.4,
}

const threadId = 'thread_4f2a9c'
const chatPicture = '/api/chat/pictures?src=https%3A%2F%2Fpictures.example%2F2.jpg'
const src = 'https://pictures.example/1.jpg'
const clientSecret = 'pi_3PqX_secret_9aVf'
const slot = { date: '2026-11-25', time: '10:30' }
const address = { id: '42', email: 'anna@example.it' }
const link = { link: card.link }

/** One example for each endpoint with an input or a JSON answer. */
export const examples: { readonly [Name in EndpointName]: Example<Name> } = {
  'affiliates.search': {
    query: { profession: 'Idraulico', city: 'MONZA (MB)', pageSize: 6, page: 1 },
    answer: { affiliates: [card], totalAffiliates: 1, totalPages: 1, page: 1, pageSize: 6 },
  },
  'affiliates.profile': {
    params: link,
    answer: {
      ...card,
      affiliateName: 'Idraulica Rossi S.r.l.',
      fullAddress: 'Corso Italia 26, Monza (MB)',
      info: 'Siamo una squadra piccola, in quattro.',
      infoShort: null,
      coordinates: { lat: 45.59, lng: 9.28 },
      firstSubscriptionDate: '2023-05-24',
    },
  },
  'affiliates.contact': {
    params: { uid: 'u_8Hd2' },
    answer: {
      uid: 'u_8Hd2',
      shopName: card.shopName,
      affiliateName: 'Idraulica Rossi S.r.l.',
      phoneMasked: '+39 ••• ••• •123',
    },
  },
  'affiliates.map': { params: link, query: { width: 640, height: 360, scale: 2, theme: 'light' } },
  'pictures.read': { query: { src, width: 640 } },
  'chat.picture': { query: { src, width: 640 } },
  'bookings.slots': {
    query: { date: slot.date },
    answer: { date: slot.date, slots: ['10:00', slot.time] },
  },
  'bookings.create': {
    body: { ...slot, phone: '347 123 4567', title: 'Rifacimento del bagno' },
    answer: { ...slot, phone: '+393471234567' },
  },
  'chat.send': {
    body: { service: 'caldaia', content: 'Quanto costa cambiare la caldaia?' },
    answer: { reply: 'Che caldaia hai oggi?', threadId, isPictureMessage: false },
  },
  'chat.history': {
    query: { service: 'caldaia', threadId },
    answer: {
      threadId,
      messages: [
        {
          role: 'user',
          content: 'Quanto costa cambiare la caldaia?',
          pictureUrls: [],
          isPictureRequest: false,
        },
      ],
    },
  },
  'chat.savePictures': { answer: { pictureUrls: [chatPicture] } },
  'payments.intent': {
    body: { purpose: 'trial' },
    answer: { amount: 29_280, currency: 'eur', clientSecret, paymentIntentId: 'pi_3PqX' },
  },
  'payments.billingData': {
    body: {
      vat: '12345678903',
      cuuPec: 'idraulica.rossi@pec.example',
      email: address.email,
      paymentMethod: 'bank_transfer',
    },
  },
  'payments.createSession': { answer: { clientSecret: 'cs_b1Kx_secret_7Lm2' } },
  'payments.sessionStatus': {
    params: { id: 'cs_b1Kx' },
    answer: { status: 'complete', paymentStatus: 'paid' },
  },
  'sandbox.confirm': {
    body: { clientSecret, cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' },
    answer: { status: 'succeeded' },
  },
  'sandbox.authenticate': { body: { clientSecret, approved: true }, answer: { status: 'succeeded' } },
  'sandbox.state': {
    body: { clientSecret },
    answer: { status: 'requires_payment_method', declineCode: 'insufficient_funds' },
  },
  'token.validate': {
    body: { shortToken: 'k3Zt9', flow: 'standard' },
    answer: { status: 'validated', appUrl: 'https://play.google.com/store/apps/details?id=it.example' },
  },
  'email.unsubscribe': { body: address },
  'config.read': {
    answer: { cardPublishableKey: null, cardProvider: 'none', recaptchaSiteKey: null, tagManagerId: null },
  },
  'csp.report': {},
}

/** An example of each error, by its code. */
export const problemExamples = Object.fromEntries(
  errorCodes.map((code) => {
    const errors = [{ field: 'profession', message: 'Il valore non è tra quelli ammessi.' }]
    const error = new AppError(code, code === 'validation_failed' ? { errors } : {})
    return [code, { summary: errorTable[code].title, value: error.toProblem('5f9157c9214f-42') }]
  }),
)
