/**
 * The method and path of each endpoint of the site's API. The browser uses only the types of this table: each script
 * contains the addresses that it calls.
 */
export const endpointAddresses = {
  'affiliates.search': 'GET /api/affiliates',
  'affiliates.profile': 'GET /api/affiliates/:link',
  'affiliates.contact': 'GET /api/affiliates/by-uid/:uid',
  'affiliates.map': 'GET /api/affiliates/:link/map',
  'bookings.slots': 'GET /api/bookings/slots',
  'bookings.create': 'POST /api/bookings',
  'chat.send': 'POST /api/chat/messages',
  'chat.history': 'GET /api/chat/messages',
  'chat.savePictures': 'POST /api/chat/pictures',
  'chat.picture': 'GET /api/chat/pictures',
  'payments.intent': 'POST /api/payments/intents',
  'payments.billingData': 'POST /api/payments/billing-data',
  'payments.createSession': 'POST /api/payments/checkout-sessions',
  'payments.sessionStatus': 'GET /api/payments/checkout-sessions/:id',
  'sandbox.confirm': 'POST /api/payments/sandbox/confirmations',
  'sandbox.authenticate': 'POST /api/payments/sandbox/authentications',
  'sandbox.state': 'POST /api/payments/sandbox/states',
  'token.validate': 'POST /api/token/validate',
  'email.unsubscribe': 'POST /api/email/unsubscribe',
  'pictures.read': 'GET /api/pictures',
  'config.read': 'GET /api/config',
  'csp.report': 'POST /api/csp-report',
} as const

export type EndpointName = keyof typeof endpointAddresses

/** A method and path, such as `GET /api/affiliates/:link`. */
export type EndpointAddress = (typeof endpointAddresses)[EndpointName]

/** The name of the endpoint with this address. */
export type EndpointAt<Address extends EndpointAddress> = {
  [Name in EndpointName]: (typeof endpointAddresses)[Name] extends Address ? Name : never
}[EndpointName]

export type EndpointMethod = 'GET' | 'POST'

/** The method of an endpoint, and its path with `:name` for each parameter. */
export function endpointAddress(name: EndpointName): {
  readonly method: EndpointMethod
  readonly path: string
} {
  const [method, path = ''] = endpointAddresses[name].split(' ')
  return { method: method === 'POST' ? 'POST' : 'GET', path }
}
