import { brand } from '@mestieri/shared/brand.ts'
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconWorld,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Logo } from '../../components/Logo/Logo.tsx'
import { ConsentEntry } from './ConsentEntry.tsx'
import { footerColumns } from './site-links.ts'

import styles from './SiteFooter.module.css'

const socialIcons: Readonly<Record<string, Icon>> = {
  Instagram: IconBrandInstagram,
  Facebook: IconBrandFacebook,
  LinkedIn: IconBrandLinkedin,
}

interface SiteFooterProps {
  /** Whether a form of this site is guarded by reCAPTCHA, whose terms then have to be named. */
  readonly recaptcha?: boolean
}

/** Social links, where to read on, the consent entry and who runs the site (specification, section 2, 'Layout'). */
export function SiteFooter({ recaptcha = false }: SiteFooterProps) {
  return (
    <footer className={classNames(styles.footer, 'on-dark')}>
      <div className={classNames('wrap', styles.inner)}>
        <div>
          <Logo light />
          <p className={styles.claim}>{brand.claim}</p>
          <SocialLinks />
        </div>
        <nav className={styles.columns} aria-label="Piè di pagina">
          {footerColumns.map(({ title, links }, index) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link className={styles.link} to={to}>
                      {label}
                    </Link>
                  </li>
                ))}
                {index === footerColumns.length - 1 && (
                  <li>
                    <ConsentEntry className={styles.link} />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <Copyright />
          {recaptcha && <RecaptchaNotice />}
        </div>
      </div>
    </footer>
  )
}

function SocialLinks() {
  return (
    <ul className={styles.social} aria-label="Social">
      {brand.social.map(({ name, url }) => {
        const SocialIcon = socialIcons[name] ?? IconWorld
        return (
          <li key={name}>
            <a className={styles.socialLink} href={url} rel="noopener" aria-label={name}>
              <SocialIcon {...decorativeIcon} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Copyright() {
  const { legalName, vatNumber, foundedYear } = brand.company
  const [year] = useState(() => new Date().getFullYear())
  return (
    // A page that was built last year keeps the year it was built in until it is drawn again.
    <p suppressHydrationWarning>
      © {foundedYear}–{year} {legalName} · P.IVA {vatNumber}
    </p>
  )
}

function RecaptchaNotice() {
  return (
    <p>
      Questo sito è protetto da reCAPTCHA: valgono la{' '}
      <a href="https://policies.google.com/privacy">Privacy</a> e i{' '}
      <a href="https://policies.google.com/terms">Termini</a> di Google.
    </p>
  )
}
