import type { PageId, PageRoute } from '@mestieri/shared/pages.ts'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Logo } from '../../../components/Logo/Logo.tsx'
import { useFrameContent } from '../frame-markup.ts'
import { opensDialog } from '../menu/dialog-commands.ts'
import { MobileMenu } from '../menu/MobileMenu.tsx'
import { ConnectionNotice } from '../messages/ConnectionNotice.tsx'
import { pageActionsId } from '../messages/PageActions.tsx'
import { currentValue, estimatorLink, mainLinks } from '../site-links.ts'
import { useScrollState } from './use-scroll-state.ts'

import styles from './SiteHeader.module.css'

/** The `class` of the header's element. */
export const siteHeaderClass = classNames(styles.header)

interface SiteHeaderProps {
  /** The route of the current page; undefined on the not-found page. */
  readonly route: PageRoute | undefined
}

/** Logo, four links and the red button; a menu button below 1024 px (specification, section 2, 'Layout'). */
export function SiteHeader({ route }: SiteHeaderProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  useScrollState(sentinel)
  const content = useFrameContent('header', <HeaderContent route={route} />)
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={siteHeaderClass} {...content} />
    </>
  )
}

function HeaderContent({ route }: SiteHeaderProps) {
  return (
    <>
      <div className={classNames('wrap', styles.row)}>
        <Logo />
        <div id={pageActionsId} className={styles.pageActions} />
        {route?.menuButton === false ? <WayOut routeId={route.id} /> : <Navigation routeId={route?.id} />}
      </div>
      {/* The chat has its own notice beside the text field. */}
      {route?.id !== 'chat' && <ConnectionNotice />}
    </>
  )
}

/** The close link that replaces the navigation on pages for a single task. */
function WayOut({ routeId }: { readonly routeId: PageId }) {
  if (routeId !== 'chat') {
    return (
      <Link className={styles.wayOut} to="/" aria-label="Chiudi e torna alla Home">
        <IconX {...decorativeIcon} />
      </Link>
    )
  }
  return (
    <ButtonLink className={styles.wayOutOfChat} variant="bare" size="s" to="/">
      <IconX {...decorativeIcon} />
      <span className={styles.wayOutWords}>Chiudi chat</span>
    </ButtonLink>
  )
}

function Navigation({ routeId }: { readonly routeId: PageId | undefined }) {
  const menu = useId()
  return (
    <>
      <nav className={styles.nav} aria-label="Principale">
        {Object.values(mainLinks).map((link) => (
          <Link key={link.id} className={styles.link} to={link.to} aria-current={currentValue(link, routeId)}>
            {link.label}
          </Link>
        ))}
      </nav>
      <ButtonLink className={styles.action} size="s" to={estimatorLink.to}>
        {estimatorLink.label}
      </ButtonLink>
      <IconButton className={styles.menu} label="Apri il menu" {...opensDialog(menu)}>
        <IconMenu2 {...decorativeIcon} />
      </IconButton>
      <MobileMenu id={menu} routeId={routeId} />
    </>
  )
}
