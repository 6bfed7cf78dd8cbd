import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router-dom'

import { buttonClass } from '../Button/button-class.ts'
import { ButtonLink } from '../Button/ButtonLink.tsx'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Pager.module.css'

export interface PagerProps {
  /** From 1 to `pageCount`. */
  readonly page: number
  readonly pageCount: number
  /** The address of a page. */
  readonly linkTo: (page: number) => LinkProps['to']
  /** Given to both links: `state`, `preventScrollReset`, `onClick`, … */
  readonly linkProps?: Omit<LinkProps, 'to' | 'rel' | 'className' | 'children'>
  /** Tells two pagers of one page apart; 'Paginazione' unless told. */
  readonly label?: string | undefined
}

interface StepProps {
  readonly to: LinkProps['to'] | null
  readonly rel: 'prev' | 'next'
  readonly linkProps: PagerProps['linkProps']
  readonly children: ReactNode
}

function Step({ to, rel, linkProps, children }: StepProps) {
  if (to !== null) {
    return (
      <ButtonLink variant="quiet" size="s" {...linkProps} to={to} rel={rel}>
        {children}
      </ButtonLink>
    )
  }
  // A link without address takes no focus and keeps its place: the row never jumps. Without the role it would be no link.
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="link"
      aria-disabled="true"
      className={buttonClass({ variant: 'quiet', size: 's' }, styles.disabled)}
    >
      {children}
    </a>
  )
}

/** Previous and next page as real links, with 'page/pages' between them; the caller moves the focus. */
export function Pager({ page, pageCount, linkTo, linkProps, label = 'Paginazione' }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Step rel="prev" to={page > 1 ? linkTo(page - 1) : null} linkProps={linkProps}>
        <IconArrowLeft {...decorativeIcon} /> Precedente
      </Step>
      <span className={`${styles.at} num`}>
        <span className="sr">Pagina </span>
        {`${page}/${pageCount}`}
      </span>
      <Step rel="next" to={page < pageCount ? linkTo(page + 1) : null} linkProps={linkProps}>
        Successiva <IconArrowRight {...decorativeIcon} />
      </Step>
    </nav>
  )
}
