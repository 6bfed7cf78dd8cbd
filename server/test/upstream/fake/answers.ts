import type { CallableName } from '../../../src/upstream/callables.ts'

/** The values of the private fields of the fake's professionals. None of them may reach a browser. */
export const privateCanaries = [
  'CANARY_vat_nr',
  'CANARY_uid',
  'CANARY_cuu',
  'CANARY_email@example.it',
  'CANARY_affiliate_id',
  '+393330199887',
]

/** A link and uid for which the fake answers 404. */
export const unknownName = 'nessuno'

/** A professional as upstream sends it, with every field filled. */
export function wireAffiliate(index = 1, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    affiliate_id: `CANARY_affiliate_id_${index}`,
    shopname: `Rossi Impianti ${index}`,
    affiliate_name: `Mario Rossi ${index}`,
    affiliate_services: ['Impianto idraulico', 'Installazione caldaia'],
    city: 'MONZA',
    province: 'MB',
    full_address: 'Via Italia 1, 20900 Monza MB',
    first_subscription_date: '2024-03-08',
    profile_picture: 'http://pictures.example.it/profile.jpg',
    profession: 'Idraulico',
    work_pictures: [1, 2, 3, 4].map((picture) => `http://pictures.example.it/work-${picture}.jpg`),
    affiliate_info: 'Impianti e riparazioni dal 1998.',
    affiliate_info_short: 'Impianti dal 1998.',
    coordinates: { lat: 45.5845, lng: 9.2744 },
    link: `rossi-impianti-${index}`,
    vat_nr: 'CANARY_vat_nr',
    uid: 'CANARY_uid',
    cuu: 'CANARY_cuu',
    email: 'CANARY_email@example.it',
    phone: '+393330199887',
    rating: 4.8,
    satisfied_customers: 42,
    served_cities: ['MONZA', 'LISSONE', 'DESIO'],
    ...changes,
  }
}

const total = 14

const search = (body: Readonly<Record<string, unknown>>) => {
  const size = Number(body['page_size'])
  const first = (Number(body['page_number']) - 1) * size
  const indexes = Array.from({ length: total }, (_, index) => index + 1).slice(first, first + size)
  const profession = body['profession'] === '' ? 'Idraulico' : body['profession']
  return {
    affiliates: indexes.map((index) => wireAffiliate(index, { profession })),
    total_affiliates: total,
    total_pages: Math.ceil(total / size),
  }
}

const intent = { amount: 29_280, clientSecret: 'pi_1_secret_1', paymentIntentId: 'pi_1' }
const tokens = { fcmToken: 'fcm-1', authToken: 'auth-1' }

/** The valid answer of each callable to a request; undefined means 404. */
export const goodAnswers: Readonly<
  Record<CallableName, (body: Readonly<Record<string, unknown>>) => unknown>
> = {
  getAffiliatesByProfession: search,
  getAffiliateShopDataByUrl: ({ link }) =>
    link === unknownName ? undefined : wireAffiliate(1, { link: String(link) }),
  getAffiliateByUid: ({ uid }) => (uid === unknownName ? undefined : wireAffiliate(1, { uid })),
  chatWithAssistant: ({ content, thread_id: thread }) => ({
    reply: `Hai scritto: ${String(content)}【4:0†listino.pdf】`,
    thread_id: thread ?? 'thread-1',
    is_picture_message: false,
  }),
  retrieveAssistantMessages: ({ thread_id: thread }) => ({
    status: 'ok',
    thread_id: thread,
    message_list: [
      { role: 'assistant', content: 'Ciao!', picture_request_message: false, picture_urls: [] },
      { role: 'user', content: 'Vorrei rifare il bagno.', picture_request_message: false, picture_urls: [] },
    ],
  }),
  saveCustomerFiles: ({ files }) =>
    (files as unknown[]).map((_, index) => `http://pictures.example.it/chat-${index}.jpg`),
  createPaymentIntentByUid: ({ uid }) => (uid === unknownName ? undefined : intent),
  createSettlementPaymentIntentByUid: ({ uid }) => (uid === unknownName ? undefined : intent),
  createPaymentIntentByProductId: () => intent,
  createCheckoutSession: () => ({ clientSecret: 'cs_1_secret_1' }),
  sessionStatus: ({ session_id: session }) =>
    session === unknownName ? undefined : { status: 'complete', payment_status: 'paid' },
  addCommercialDataByUid: () => 'success',
  addCommercialDataByEmail: () => 'success',
  getCalendarAvailabilities: () => ({ availabilities: ['09_30', '10_00', '16_30'] }),
  addCalendarEvent: () => ({ id: 'event-1' }),
  validateShortToken: () => tokens,
  handleTokenValidation: () => tokens,
  sendAppNotification: () => 'success',
  emailUnsubscribe: () => 'success',
}
