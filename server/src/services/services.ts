import type { Caches } from '../stores/caches.ts'
import type { IdempotencyStore } from '../stores/idempotency-store.ts'
import type { ReplicaStores } from '../stores/redis/replica-stores.ts'
import type { Group } from '../upstream/callables.ts'
import type { UpstreamClient } from '../upstream/client.ts'
import type { GroupHealth } from '../upstream/watch/group-health.ts'
import type { WorkLoad } from '../work/work-load.ts'
import type { AffiliatesService } from './affiliates.ts'
import type { BookingsService } from './bookings.ts'
import type { BotCheckService } from './bot-check.ts'
import type { ChatService } from './chat.ts'
import type { EmailService } from './email.ts'
import type { PaymentsService } from './payments.ts'
import type { PicturesService } from './pictures.ts'
import type { SandboxPaymentsService } from './sandbox-payments.ts'
import type { SitemapService } from './sitemap.ts'
import type { TokenService } from './token.ts'

/** The services that routes use. */
export interface Services {
  readonly affiliates: AffiliatesService
  readonly bookings: BookingsService
  /** Null if the site has no keys for the bot check. */
  readonly botCheck: BotCheckService | null
  /** All caches; they can be emptied at any time. */
  readonly caches: Pick<Caches, 'bytes' | 'storeOf' | 'trim'>
  readonly chat: ChatService
  /** The photos of conversations. */
  readonly chatPictures: PicturesService
  readonly email: EmailService
  readonly payments: PaymentsService
  /** Professionals' pictures. */
  readonly pictures: PicturesService
  /** For the embedded upstream in test mode; otherwise no route uses it. */
  readonly sandboxPayments: SandboxPaymentsService
  readonly sitemap: SitemapService
  readonly token: TokenService
  /** The records of requests with an idempotency key. */
  readonly idempotency: IdempotencyStore
  /** The stores that replicas share; null without Redis. */
  readonly replicas: Pick<ReplicaStores, 'counters' | 'state'> | null
  /** The states of the upstream's circuits, by group of calls. */
  circuits(): ReturnType<UpstreamClient['circuits']>
  /** The work under way by kind: pictures, and upstream calls by group (`upstream_directory`). */
  loads(): Readonly<Record<string, WorkLoad>>
  /** How the last calls of a group of upstream calls ended. */
  upstreamHealth(group: Group): GroupHealth
  /** Searches the upstream once in the background, and warns while it does not answer by the contract. */
  watchUpstream(): void
  /** Waits up to `graceMs` (default 2 s) for upstream calls in flight, then closes all connections. */
  close(options?: { readonly graceMs?: number }): Promise<void>
}
