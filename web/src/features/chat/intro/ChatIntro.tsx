import { interviewSteps } from '@mestieri/shared/services/interview.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { aiNotice, chatTitle } from '../service-messages.ts'
import { StartLink, WriteInstead } from './StartLink.tsx'

import styles from './ChatIntro.module.css'

interface ChatIntroProps {
  readonly tile: ServiceTile
  /** The current route state, which the link passes on to the chat. */
  readonly state: unknown
  /**
   * Whether the chat replaces the intro in the history. Needed if both have the same URL: 'back' would
   * otherwise go from the chat to its own intro.
   */
  readonly replace?: boolean
  /** The chat's path. */
  readonly chatPath: string
  /** The page's part about the professional whom the chat is for. */
  readonly asked: ReactNode
}

/** The stages of the conversation, within a sentence. */
const words = interviewSteps.map((step) => step.toLowerCase())

/** The screen before the chat (specification, section 2, 'Chat intro and chat screens'; features.md, D1). */
export function ChatIntro({ tile, state, replace = false, chatPath, asked }: ChatIntroProps) {
  return (
    <section className={styles.intro} data-tint={tile.image} aria-labelledby="intro">
      <Picture
        className={styles.picture}
        name="prop-chat"
        alt=""
        sizes="(min-width: 48rem) 15rem, 10rem"
        priority
      />
      <div className={styles.text}>
        {asked}
        <p className={styles.service}>{chatTitle(tile)}</p>
        <h1 className={styles.title} id="intro">
          Ti faremo alcune domande
        </h1>
        <p className="muted">
          Ti aiuteremo a risparmiare senza rinunciare alla qualità. Ci vorrà solo un minuto.
        </p>
        <p className="small">
          Nell’ordine: {words.slice(0, -1).join(', ')} e {words.at(-1)}.
        </p>
        <p className={styles.notice}>
          <IconMessageCircle {...decorativeIcon} /> {aiNotice}
        </p>
        <StartLink tile={tile} state={state} replace={replace} chatPath={chatPath} />
        <noscript>
          <p>
            Per parlare con Gino serve JavaScript, che nel tuo browser è spento. Puoi{' '}
            <WriteInstead tile={tile} />.
          </p>
        </noscript>
      </div>
    </section>
  )
}
