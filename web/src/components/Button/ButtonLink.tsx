import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonLinkProps = ButtonLook &
  (
    | (LinkProps & { readonly href?: never })
    // Links outside the router: other sites, mail, telephone and downloads.
    | (ComponentPropsWithRef<'a'> & { readonly href: string; readonly to?: never })
  )

/** A link that looks like a button: `to` goes through the router, `href` is a plain anchor. */
export function ButtonLink({ variant, size, full, className, children, ...rest }: ButtonLinkProps) {
  const classes = buttonClass({ variant, size, full }, className)
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} className={classes}>
      {children}
    </Link>
  )
}
