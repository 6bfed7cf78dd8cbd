import { brand } from '@mestieri/shared/brand.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { messagingLink } from '../../../lib/messaging-app.ts'
import { useIsHydrated } from '../../../lib/storage/store.ts'
import { chatTitle } from '../service-messages.ts'
import { startedState } from '../service-visit.ts'

import styles from './ChatIntro.module.css'

interface StartLinkProps {
  readonly tile: ServiceTile
  /** The current route state, which the link passes on to the chat. */
  readonly state: unknown
  readonly replace: boolean
  /** The chat's path. */
  readonly chatPath: string
}

/** The fragment that a tap before the scripts leaves in the address: the chat opens as soon as they are there. */
const tapped = 'inizia'

/** The link to WhatsApp for those for whom the chat does not open. */
export function WriteInstead({ tile }: { readonly tile: ServiceTile }) {
  return (
    <a className="link" href={messagingLink(brand.support.whatsapp, `Ciao! ${chatTitle(tile)}: `)}>
      scriverci su WhatsApp
    </a>
  )
}

/**
 * The link 'Inizia'. Without the scripts there is no chat yet: a tap then reloads nothing, says that it waits, and is
 * carried out after hydration. If the scripts do not come, a sentence says so after a while.
 */
export function StartLink({ tile, state, replace, chatPath }: StartLinkProps) {
  const isReady = useIsHydrated()
  const navigate = useNavigate()
  useEffect(() => {
    if (location.hash !== `#${tapped}`) return
    void navigate(chatPath, { state: startedState(tile, state), replace: true })
  }, [navigate, chatPath, tile, state])
  if (isReady) {
    return (
      <ButtonLink className={styles.start} to={chatPath} state={startedState(tile, state)} replace={replace}>
        Inizia
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink className={styles.start} id={tapped} href={`#${tapped}`}>
        Inizia
      </ButtonLink>
      <output className={styles.waiting}>Un attimo: la chat si apre appena è caricata.</output>
      <p className={styles.stuck}>
        La chat non si è ancora caricata: forse la connessione è lenta. Puoi{' '}
        <a className="link" href={chatPath}>
          ricaricare la pagina
        </a>{' '}
        o <WriteInstead tile={tile} />.
      </p>
    </>
  )
}
