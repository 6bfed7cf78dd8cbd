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
  /** The URL of a page. */
  readonly linkTo: (page: number) => LinkProps['to']
  /** Props of both links: `state`, `preventScrollReset`, `onClick`, … */
  readonly linkProps?: Omit<LinkProps, 'to' | 'rel' | 'className' | 'children'>
  /** Distinguishes two pagers of one page; 'Paginazione' by default. */
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
  // A link without `href` keeps its space and takes no focus. Without `href` it needs an explicit role.
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link of no page has no address
    <a
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without `href` it has no role
      role="link"
      aria-disabled="true"
      className={buttonClass({ variant: 'quiet', size: 's' }, styles.disabled)}
    >
      {children}
    </a>
  )
}

/** Links to the previous and next page, with 'page/pages' between them. The caller moves the focus. */
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
