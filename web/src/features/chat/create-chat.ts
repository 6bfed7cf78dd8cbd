import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'

import type { BotCheck } from '../../lib/bot-check.ts'
import { browserBotCheck } from '../../lib/browser-bot-check.ts'
import type { CampaignData } from '../../lib/campaign-data.ts'
import { randomKey } from '../../lib/random-key.ts'
import { sleep } from '../../lib/sleep.ts'
import { createSafeStorage, otherStorage } from '../../lib/storage.ts'
import { createChatCalls } from './api.ts'
import { createDraft, type Draft } from './composer/draft.ts'
import { createPhotoTray, type PhotoTray } from './composer/photo-tray.ts'
import { createArchive } from './conversation/archive.ts'
import { createBusyFlag } from './conversation/busy-flag.ts'
import { type Conversation, createConversation } from './conversation/conversation.ts'
import type { Later } from './conversation/waiting-clock.ts'
import { capturedData } from './exits/job-sheet.ts'
import { createPhotoAddresses, type PhotoAddresses } from './photos/photo-addresses.ts'
import { createPhotoStore } from './photos/photo-store.ts'
import { createShrinker } from './photos/shrinker.ts'
import { apiCampaign } from './service-visit.ts'

/** Everything of one service's chat in this tab. */
export interface Chat {
  readonly tile: ServiceTile
  readonly conversation: Conversation
  readonly draft: Draft
  readonly tray: PhotoTray
  readonly photos: PhotoAddresses
  readonly check: BotCheck
  /** Whether something was said before, on this device or on another that used the same thread. */
  readonly isBegun: () => boolean
  /** Tells what is known of how the visitor came; it goes along with what is sent from then on. */
  readonly setCampaign: (campaign: CampaignData | null) => void
  /** Starts everything. @returns what ends it */
  readonly open: () => () => void
  /** Forgets the conversation, its photos and its draft on this device. */
  readonly clear: () => void
}

const now = () => Date.now()

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** This tab's name, the same after a reload. */
function tabName(): string {
  try {
    const kept = sessionStorage.getItem(otherStorage.chatTab)
    if (kept) return kept
    const name = randomKey()
    sessionStorage.setItem(otherStorage.chatTab, name)
    return name
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

/** Puts a service's chat together from the browser's own parts. */
export function createChat(tile: ServiceTile): Chat {
  const service = tile.slug
  let campaign: CampaignData | null = null
  const storage = createSafeStorage({ area: () => localStorage, events: globalThis })
  const archive = createArchive({ storage, service, services: tiles.map(({ slug }) => slug) })
  const store = createPhotoStore(() => indexedDB)
  const photos = createPhotoAddresses({ store, addresses: URL })
  const draft = createDraft({ archive, later })
  const check = browserBotCheck('chat', performance.now())
  const conversation = createConversation({
    calls: createChatCalls(service, () => apiCampaign(campaign), check),
    archive,
    busy: createBusyFlag({ storage, now, tab: tabName(), service }),
    photos: store,
    now,
    later,
    sleep,
    newId: randomKey,
    connection,
    capture: (messages) => capturedData(tile, messages),
  })
  const tray = createPhotoTray({
    shrink: createShrinker(
      () => new Worker(new URL('./photos/shrink.worker.ts', import.meta.url), { type: 'module' }),
    ),
    store,
    service,
    newId: randomKey,
    now,
    addressOf: photos.of,
    onProblem: (text) => conversation.say({ role: 'alert', text }),
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
      // What breaks off because the page goes has not failed: it is taken up by who comes next.
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
