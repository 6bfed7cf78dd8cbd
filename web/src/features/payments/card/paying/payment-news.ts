/** Tells the other tabs of this browser that an intent is paid, so that none of them asks for it again (ID-08). */
export interface PaymentNews {
  tell(paymentIntentId: string): void
  /** @returns what ends it */
  listen(onPaid: (paymentIntentId: string) => void): () => void
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** Makes {@link PaymentNews} over a channel of its own; nothing of it is kept anywhere. */
export function createPaymentNews(channel: Channel): PaymentNews {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
    tell: (paymentIntentId) => channel.postMessage(paymentIntentId),

    listen(onPaid) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') onPaid(data)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
