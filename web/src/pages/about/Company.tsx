import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { supportChat } from '../../lib/content/support-links.ts'

import styles from './Company.module.css'

const { company, support } = brand

const facts = [
  { name: 'Denominazione', value: company.legalName },
  { name: 'Sede legale', value: company.registeredOffice },
  { name: 'Partita IVA', value: company.vatNumber },
  { name: 'Registro imprese', value: company.businessRegister },
  { name: 'REA', value: company.reaNumber },
  { name: 'Capitale sociale', value: company.shareCapital },
  { name: 'PEC', value: company.certifiedEmail },
  { name: 'Email', value: support.email },
]

/** Contacts and company data (d.lgs. 70/2003, art. 7; art. 2250 c.c.). */
export function Company() {
  return (
    <div className={classNames('wrap', 'section', styles.company)}>
      <section className={styles.contacts} aria-labelledby="titolo-contatti">
        <h2 className="h2" id="titolo-contatti">
          Parla con noi
        </h2>
        <p className="lead">Ti risponde una persona, {support.days}.</p>
        <div className={styles.actions}>
          <ButtonLink {...supportChat} data-main-action>
            <IconBrandWhatsapp {...decorativeIcon} /> Scrivici su WhatsApp
            <span className="sr"> (si apre in un’altra scheda)</span>
          </ButtonLink>
          <ButtonLink variant="quiet" href={`mailto:${support.email}`}>
            <IconMail {...decorativeIcon} /> Mandaci un’email
          </ButtonLink>
        </div>
        <p className="small muted">
          Sei un professionista?{' '}
          <Link className="link" to={path('work-with-us')}>
            Lavora con noi
          </Link>
        </p>
      </section>
      <section className={styles.card} aria-labelledby="titolo-societa">
        <h2 className={styles.title} id="titolo-societa">
          La società
        </h2>
        {company.sample && (
          <p>
            <ExampleTag>Dati di esempio</ExampleTag>
          </p>
        )}
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
