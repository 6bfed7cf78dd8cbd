/** Tells the other tabs of this browser that an intent is paid, so that none of them asks for it again (ID-08). */
export interface PaymentBroadcast {
  publish(paymentIntentId: string): void
  /** @returns what ends it */
  subscribe(onPaid: (paymentIntentId: string) => void): () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Makes {@link PaymentBroadcast} over a channel of its own; nothing of it is kept anywhere. */
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
