import { brand } from '@mestieri/shared/brand.ts'
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Logo } from '../../../components/Logo/Logo.tsx'
import { useFrameContent } from '../frame-markup.ts'
import { footerColumns, footerLists } from '../site-links.ts'
import { ConsentEntry } from './ConsentEntry.tsx'
import { Copyright } from './Copyright.tsx'

import styles from './SiteFooter.module.css'

const socialIcons: Readonly<Record<string, Icon>> = {
  Instagram: IconBrandInstagram,
  Facebook: IconBrandFacebook,
  LinkedIn: IconBrandLinkedin,
}

const { company, support, social } = brand

/** Notes for the facts below that are samples. */
const samples = [
  company.sample && 'Dati societari di esempio.',
  support.sample && 'Contatti di esempio.',
  social.sample && 'Link social di esempio.',
]
  .filter(Boolean)
  .join(' ')

/** The `class` of the footer's element. */
export const siteFooterClass = classNames(styles.footer, 'on-dark')

interface SiteFooterProps {
  /** `<BotCheckNotice />`, if a provider whose terms must be named checks the forms. */
  readonly notice?: ReactNode
}

/**
 * The footer: social links, site links, cookie preferences and company data (specification, section 2,
 * 'Layout').
 */
export function SiteFooter({ notice }: SiteFooterProps) {
  const content = useFrameContent('footer', <FooterContent notice={notice} />)
  return <footer className={siteFooterClass} {...content} />
}

function FooterContent({ notice }: SiteFooterProps) {
  return (
    <div className={classNames('wrap', styles.inner)}>
      <div className={styles.about}>
        <Logo light />
        <p className={styles.claim}>{brand.claim}</p>
        <SocialLinks />
      </div>
      <nav className={styles.columns} aria-label="Piè di pagina">
        {footerLists.map(({ title, links }) => (
          <div key={title} className={styles.list}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.names}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
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
        <LegalFacts />
        {notice}
      </div>
    </div>
  )
}

function SocialLinks() {
  return (
    <ul className={styles.social} aria-label="Social">
      {social.links.map(({ name, url }) => {
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

/** The company data that Italian law requires on a site (art. 2250 c.c., art. 7 d.lgs. 70/2003). */
function LegalFacts() {
  const { registeredOffice, businessRegister, reaNumber, shareCapital, certifiedEmail } = company
  return (
    <ul className={styles.facts}>
      {samples && <li>{samples}</li>}
      {[
        `Sede legale: ${registeredOffice}`,
        businessRegister,
        `REA ${reaNumber}`,
        `Capitale sociale ${shareCapital}`,
      ].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        PEC <a href={`mailto:${certifiedEmail}`}>{certifiedEmail}</a>
      </li>
    </ul>
  )
}
