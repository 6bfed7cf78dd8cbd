import { brand } from '@mestieri/shared/brand.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { classNames } from '../../../components/class-names.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './Reasons.module.css'

const reasons = [
  {
    picture: 'prop-carta',
    tint: 'facciata',
    title: 'Paghi a lavoro preso',
    text: 'Niente abbonamenti, niente contatti a pagamento. La commissione c’è solo se il lavoro è tuo.',
  },
  {
    picture: 'prop-recensione',
    tint: 'bagno',
    title: 'Una vetrina tua',
    text: 'Foto, servizi e comuni serviti in una pagina che i clienti trovano e capiscono. È gratuita.',
  },
  {
    picture: 'prop-calendario',
    tint: 'serramenti',
    title: 'Un consulente vero',
    text: `Ti segue ${brand.support.days}. Un cliente non adatto? Lo segnali entro ${professionalTerms.replaceClientWithinHours} ore dal primo appuntamento e lo sostituiamo.`,
  },
] as const

/** Three more reasons (specification, section 2, 'Professional landing page'). */
export function Reasons() {
  return (
    <section className={classNames('section', styles.reasons)} aria-labelledby="titolo-motivi">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-motivi">
            Altri tre motivi per provarci
          </h2>
        </div>
        <ul className={styles.cards}>
          {reasons.map(({ picture, tint, title, text }) => (
            <li key={title} className={styles.card} data-tint={tint}>
              <Picture
                className={styles.picture}
                name={picture}
                alt=""
                sizes="(min-width: 60rem) 13rem, 8rem"
              />
              <div>
                <h3 className="h3">{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
