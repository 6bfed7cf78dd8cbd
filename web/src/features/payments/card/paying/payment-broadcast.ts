/** Tells the browser's other tabs that an intent is paid, so that they do not ask for it again (ID-08). */
export interface PaymentBroadcast {
  publish(paymentIntentId: string): void
  /** @returns a function that removes the listener */
  subscribe(onPaid: (paymentIntentId: string) => void): () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Makes a {@link PaymentBroadcast} on a dedicated channel; stores nothing. */
export function createPaymentBroadcast(channel: Channel): PaymentBroadcast {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
    publish: (paymentIntentId) => channel.postMessage(paymentIntentId),

    subscribe(onPaid) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onPaid(data)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
