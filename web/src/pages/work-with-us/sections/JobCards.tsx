import { professionalPromises } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { classNames } from '../../../components/class-names.ts'
import { LoopingClip } from '../../../components/Clip/LoopingClip.tsx'
import { Picture } from '../../../components/Picture/Picture.tsx'
import { houseClip } from './house-clip.ts'

import styles from './JobCards.module.css'

const { confirmWithinWorkingDays } = professionalTerms

const cards = [
  {
    picture: 'prop-confronto',
    title: 'Tu fai il preventivo',
    text: `${professionalPromises.ownPrices} Il preventivo lo mandi dall’app.`,
  },
  {
    picture: 'prop-chiavi',
    title: 'Il cliente paga te',
    text: `Direttamente: noi non tocchiamo quei soldi. Entro ${confirmWithinWorkingDays} giorni lavorativi dal primo pagamento ci confermi il lavoro e il suo valore, e la commissione si scala dal credito.`,
  },
] as const

/** The course of a job from the request to the payment. The first card is the looping clip. */
export function JobCards() {
  return (
    <section className="section" aria-labelledby="titolo-lavoro">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-lavoro">
            Un lavoro, dall’inizio al saldo
          </h2>
        </div>
        <ol className={styles.cards}>
          <li className={classNames(styles.card, styles.first)}>
            <LoopingClip className={styles.clip} {...houseClip} />
            <div className={styles.words}>
              <h3 className="h3">Il cliente racconta il lavoro</h3>
              <p className={styles.text}>
                Lo descrive in chat, con le foto, e ha già un’idea del costo. Tu scegli chi incontrare.
              </p>
            </div>
          </li>
          {cards.map(({ picture, title, text }) => (
            <li key={picture} className={styles.card}>
              <Picture
                className={styles.picture}
                name={picture}
                alt=""
                sizes="(min-width: 60rem) 11rem, 7rem"
              />
              <div className={styles.words}>
                <h3 className="h3">{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
