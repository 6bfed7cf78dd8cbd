import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

import { createMessageStore, type MessageStore } from './message-store.ts'
import { Toasts } from './Toasts.tsx'

const MessageContext = createContext<MessageStore | null>(null)

/** Holds the page's one polite live region and its toasts; stands once, around everything. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createMessageStore)
  const { spoken, shown } = useSyncExternalStore(store.subscribe, store.state, store.state)
  return (
    <MessageContext value={store}>
      {children}
      <output className="sr">{spoken}</output>
      <Toasts messages={shown} onDismiss={store.dismiss} />
    </MessageContext>
  )
}

/** `announce(text)` says something to screen readers, `show(text, tone)` shows it as a toast too. @throws outside `AnnouncerProvider` */
export function useAnnouncer(): Pick<MessageStore, 'announce' | 'show' | 'dismiss'> {
  const store = useContext(MessageContext)
  if (!store) throw new Error('useAnnouncer needs an AnnouncerProvider around it')
  return store
}
