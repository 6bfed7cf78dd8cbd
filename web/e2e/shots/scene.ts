import type { Page } from 'playwright-core'

/** A page of the site in one state. */
export interface Scene {
  readonly path: string
  /** Brings the opened page into the state. */
  readonly act?: (page: Page) => Promise<unknown>
  /** A state that only narrow or only wide windows have. */
  readonly only?: 'narrow' | 'wide'
  /** Whether the site has a tag manager, and so a consent banner. */
  readonly consent?: boolean
}

/** Scenes by name. The name is also the name of the picture files, with dashes for spaces. */
export type Scenes = Readonly<Record<string, Scene>>
