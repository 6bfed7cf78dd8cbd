import { createContext, type ReactNode, useContext, useState } from 'react'

import { useStore } from '../../lib/storage/store.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import { Toasts } from './Toasts.tsx'

const MessageContext = createContext<MessageStore | null>(null)

/** Provides the page's only polite live region and its toasts. Use it once, around the whole app. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createMessageStore)
  const { spoken, shown } = useStore(store)
  return (
    <MessageContext value={store}>
      {children}
      <output className="sr">{spoken}</output>
      <Toasts messages={shown} onDismiss={store.dismiss} />
    </MessageContext>
  )
}

/**
 * `announce(text)` speaks to screen readers; `show(text, tone)` also shows a toast.
 * @throws outside `AnnouncerProvider`
 */
export function useAnnouncer(): Pick<MessageStore, 'announce' | 'show' | 'dismiss'> {
  const store = useContext(MessageContext)
  if (!store) throw new Error('useAnnouncer needs an AnnouncerProvider around it')
  return store
}
