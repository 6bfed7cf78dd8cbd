import type { RenderPage } from '@mestieri/shared/contracts/page-renderer.ts'
import type { CacheState } from '@mestieri/shared/contracts/site/endpoint.ts'

import { overloaded } from '../errors.ts'
import type { Cached } from '../replies/replies.ts'
import type { Services } from '../services.ts'
import type { CallContext } from '../upstream/affiliates.ts'
import type { Limiter } from '../work/limiter.ts'
import { createHtmlDocument, type HtmlDocument } from './html-document.ts'
import { createPageReader, type PageRead } from './page-reader.ts'

/** A rendered page with the reads that it was rendered from. */
export interface PageDocument extends HtmlDocument {
  readonly status: number
  readonly reads: readonly PageRead[]
}

/** A rendered page, or the target of a redirect. */
export type DrawnPage = PageDocument | { readonly location: string }

/** The part of a cache that the drawer needs; `lru-cache` has it. */
export interface PageStore {
  get(address: string): PageDocument | undefined
  set(address: string, page: PageDocument): unknown
}

export interface PageDrawerDeps {
  readonly render: RenderPage
  readonly services: Pick<Services, 'affiliates'>
  /** The public origin, for absolute links. */
  readonly origin: string
  readonly store: PageStore
  /** Limits concurrent renders. If its queue is full, the render rejects with its error. */
  readonly limiter: Limiter
}

export interface PageDrawer {
  /**
   * Returns the page at a URL. A cached page is used while each of its reads still returns the same value, so
   * a page is as fresh as its data. Concurrent requests for one page share a render.
   */
  read(address: string, context: CallContext): Promise<Cached<DrawnPage>>
  /** Renders a page without the cache. */
  draw(address: string, context: CallContext): Promise<DrawnPage>
}

function originOf(states: readonly CacheState[], otherwise: CacheState): CacheState {
  return states.includes('stale') ? 'stale' : otherwise
}

/** Repeats the reads of a page. Returns their cache states; null if a value has changed or a read fails. */
async function repeatReads(
  reads: readonly PageRead[],
  context: CallContext,
): Promise<readonly CacheState[] | null> {
  try {
    const answers = await Promise.all(reads.map((read) => read.repeat(context)))
    const isSame = answers.every(({ value }, index) => value === reads[index]?.answer.value)
    return isSame ? answers.map(({ cache }) => cache) : null
  } catch {
    // The caller renders the page again; its reads show the failure.
    return null
  }
}

/** Creates a {@link PageDrawer}. It caches only pages with status 200 whose reads all succeeded. */
export function createPageDrawer({ render, services, origin, store, limiter }: PageDrawerDeps): PageDrawer {
  const inFlight = new Map<string, Promise<Cached<DrawnPage>>>()

  async function drawFrom(address: string, context: CallContext) {
    if (context.isShed) throw overloaded()
    const reads: (PageRead | null)[] = []
    const reader = createPageReader(services, context, (read) => reads.push(read))
    const page = await limiter.run(() => render({ url: address, reader, origin }))
    const found = reads.filter((read) => read !== null)
    const drawn: DrawnPage =
      page.html === undefined
        ? { location: page.location ?? '/' }
        : { ...createHtmlDocument(page.html, 'once'), status: page.status, reads: found }
    return { drawn, isWhole: page.status === 200 && found.length === reads.length }
  }

  async function drawAndKeep(address: string, context: CallContext): Promise<Cached<DrawnPage>> {
    const { drawn, isWhole } = await drawFrom(address, context)
    if ('location' in drawn) return { value: drawn, cache: 'miss' }
    if (isWhole) store.set(address, drawn)
    const states = drawn.reads.map(({ answer }) => answer.cache)
    return { value: drawn, cache: originOf(states, 'miss') }
  }

  return {
    async read(address, context) {
      const kept = store.get(address)
      if (kept) {
        const states = await repeatReads(kept.reads, context)
        if (states) return { value: kept, cache: originOf(states, 'hit') }
      }
      const running = inFlight.get(address)
      if (running) return running
      const drawing = drawAndKeep(address, context).finally(() => inFlight.delete(address))
      inFlight.set(address, drawing)
      return drawing
    },
    draw: async (address, context) => (await drawFrom(address, context)).drawn,
  }
}
