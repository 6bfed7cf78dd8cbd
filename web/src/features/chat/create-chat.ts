import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import { browserSetTimer } from '../../lib/api/deadline.ts'
import { randomKey } from '../../lib/api/random-key.ts'
import { type BotCheck, earliestSendMs } from '../../lib/bot-check/bot-check.ts'
import { browserBotCheck } from '../../lib/bot-check/browser-bot-check.ts'
import type { CampaignData } from '../../lib/campaign/campaign-data.ts'
import { sleep } from '../../lib/sleep.ts'
import { createSafeStorage, otherStorage } from '../../lib/storage/storage.ts'
import { createTabLock } from '../../lib/storage/tab-lock.ts'
import { capturedData } from './actions/job-sheet.ts'
import { createChatCalls } from './api.ts'
import { createDraft, type Draft } from './composer/draft.ts'
import { createPhotoTray, type PhotoTray } from './composer/photo-tray.ts'
import { createArchive } from './conversation/archive.ts'
import { createBusyFlag } from './conversation/busy-flag.ts'
import { type Conversation, createConversation } from './conversation/conversation.ts'
import { createPhotoAddresses, type PhotoAddresses } from './photos/photo-addresses.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createShrinker } from './photos/shrinker.ts'
import { startShrinkWorker } from './photos/start-worker.ts'
import { apiCampaign } from './service-visit.ts'

/** One service's chat in this tab: its state and its parts. */
export interface Chat {
  readonly tile: ServiceTile
  readonly conversation: Conversation
  readonly draft: Draft
  readonly tray: PhotoTray
  readonly photos: PhotoAddresses
  readonly check: BotCheck
  /** Whether the conversation has messages or a thread. */
  readonly isBegun: () => boolean
  /** Sets the visitor's campaign data, which later messages send. */
  readonly setCampaign: (campaign: CampaignData | null) => void
  /** Opens the conversation and restores the chosen photos. @returns the close function */
  readonly open: () => () => void
  /** Deletes the conversation, its photos and its draft from this device. */
  readonly clear: () => void
}

const now = () => Date.now()

/** This tab's id, the same after a reload; session storage lasts as long as the tab. */
function tabId(): string {
  try {
    const kept = sessionStorage.getItem(otherStorage.chatTab)
    if (kept) return kept
    const id = randomKey()
    sessionStorage.setItem(otherStorage.chatTab, id)
    return id
  } catch {
    return randomKey()
  }
}

const connection = {
  online: () => navigator.onLine,
  watch(onChange: () => void) {
    addEventListener('online', onChange)
    addEventListener('offline', onChange)
    return () => {
      removeEventListener('online', onChange)
      removeEventListener('offline', onChange)
    }
  },
}

/** Creates a service's chat with the browser's storage, network, timers and workers. */
export function createChat(tile: ServiceTile): Chat {
  const service = tile.slug
  let campaign: CampaignData | null = null
  const storage = createSafeStorage({ area: () => localStorage, events: globalThis })
  const archive = createArchive({ storage, service, services: tiles.map(({ slug }) => slug) })
  const store = createPhotoStore(() => indexedDB)
  const photos = createPhotoAddresses({ store, addresses: URL })
  const draft = createDraft({ archive, setTimer: browserSetTimer })
  const shownAt = performance.now()
  const check = browserBotCheck('chat', shownAt)
  const untilDue = (signal: AbortSignal) => sleep(shownAt + earliestSendMs - performance.now(), signal)
  const conversation = createConversation({
    calls: createChatCalls(service, () => apiCampaign(campaign), check, untilDue),
    archive,
    busy: createBusyFlag({ storage, now, tab: tabId(), service }),
    lock: createTabLock(navigator.locks),
    service,
    photos: store,
    now,
    setTimer: browserSetTimer,
    sleep,
    newId: randomKey,
    connection,
    capture: (messages) => capturedData(tile, messages),
  })
  const tray = createPhotoTray({
    shrink: createShrinker(startShrinkWorker),
    store,
    service,
    newId: randomKey,
    now,
    addressOf: photos.of,
    onProblem: (text) => conversation.setNotice({ role: 'alert', text }),
  })

  return {
    tile,
    conversation,
    draft,
    tray,
    photos,
    check,
    setCampaign(next) {
      campaign = next
    },

    isBegun: () => archive.thread() !== null || archive.messages().length > 0,

    open() {
      const sent = archive.messages().flatMap((message) => (message.role === 'user' ? message.photos : []))
      void tray.restore(new Set(sent.map(({ id }) => id)))
      let close = conversation.open()
      // A message that is interrupted because the page is left has not failed: the next visit resumes it.
      const hide = () => {
        draft.flush()
        close()
      }
      const show = ({ persisted }: PageTransitionEvent) => {
        if (persisted) close = conversation.open()
      }
      addEventListener('pagehide', hide)
      addEventListener('pageshow', show)
      return () => {
        removeEventListener('pagehide', hide)
        removeEventListener('pageshow', show)
        hide()
      }
    },

    clear() {
      const kept = archive.messages().flatMap((message) => (message.role === 'user' ? message.photos : []))
      for (const { id } of kept) void store.remove(id)
      tray.clear()
      draft.change('')
      draft.flush()
      conversation.clear()
    },
  }
}
