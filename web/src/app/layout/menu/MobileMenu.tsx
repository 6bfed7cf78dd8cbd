import { brand } from '@mestieri/shared/brand.ts'
import type { PageId } from '@mestieri/shared/pages.ts'
import { IconBrandWhatsapp, IconChevronDown, IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { IconButton } from '../../../components/Button/IconButton.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Logo } from '../../../components/Logo/Logo.tsx'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { currentValue, estimatorLink, type MainLink, mainLinks, proLinks } from '../site-links.ts'
import { closesDialog } from './dialog-commands.ts'
import { directoryShortcuts } from './directory-shortcuts.ts'

import styles from './MobileMenu.module.css'

interface MobileMenuProps {
  /** The id that the menu button refers to. */
  readonly id: string
  readonly routeId: PageId | undefined
}

/** Closes the menu after a click on a link or on the backdrop. */
function closeAfterChoice(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget: dialog } = event
  if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
}

/**
 * The menu below 1024 px: a full-height sheet with submenus. With a modal `<dialog>` the browser keeps the
 * focus inside, closes it on Esc, restores the focus and makes the page behind inert.
 */
export function MobileMenu({ id, routeId }: MobileMenuProps) {
  const top = (link: MainLink) => (
    <li className={styles.item}>
      <Link className={styles.link} to={link.to} aria-current={currentValue(link, routeId)}>
        {link.label}
      </Link>
    </li>
  )
  return (
    // Esc and the close button are the keyboard equivalents.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog id={id} className={styles.menu} aria-label="Menu" onClick={closeAfterChoice}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <Logo />
          <IconButton className={styles.close} label="Chiudi il menu" {...closesDialog(id)}>
            <IconX {...decorativeIcon} />
          </IconButton>
        </div>
        <nav className={styles.nav} aria-label="Principale">
          <ul>
            {top(mainLinks.home)}
            <Submenu label={mainLinks.directory.label} open>
              {directoryShortcuts.map(({ to, label, Icon }) => (
                <li key={to}>
                  <Link className={styles.subLink} to={to}>
                    <Icon {...decorativeIcon} /> {label}
                  </Link>
                </li>
              ))}
            </Submenu>
            <Submenu label={mainLinks.workWithUs.label}>
              {proLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.subLink} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </Submenu>
            {top(mainLinks.about)}
          </ul>
        </nav>
        <div className={styles.room}>
          <Picture className={styles.picture} name="casa" sizes="14rem" alt="" />
        </div>
        <div className={styles.end}>
          <ButtonLink full to={estimatorLink.to}>
            {estimatorLink.label}
          </ButtonLink>
          <ButtonLink
            className={styles.write}
            variant="bare"
            href={`https://wa.me/${brand.support.whatsapp.replace('+', '')}`}
            rel="noopener"
          >
            <IconBrandWhatsapp {...decorativeIcon} /> Scrivici su WhatsApp
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}

interface SubmenuProps {
  readonly label: string
  /** Whether the submenu is initially open. */
  readonly open?: boolean
  readonly children: ReactNode
}

function Submenu({ label, open = false, children }: SubmenuProps) {
  const name = useId()
  return (
    <li className={styles.item}>
      <details className={styles.more} open={open}>
        <summary className={styles.link} id={name}>
          {label} <IconChevronDown {...decorativeIcon} />
        </summary>
        <ul className={styles.sub} aria-labelledby={name}>
          {children}
        </ul>
      </details>
    </li>
  )
}
