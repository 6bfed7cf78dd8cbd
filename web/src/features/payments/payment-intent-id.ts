/** The payment intent's id, with which its client secret begins. It authorises nothing. */
export function paymentIntentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret
}
