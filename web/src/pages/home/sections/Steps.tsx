import { classNames } from '../../../components/class-names.ts'
import type { PictureName } from '../../../components/Picture/picture-name.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './Steps.module.css'

const steps: readonly { picture: PictureName; title: string; text: string }[] = [
  {
    picture: 'prop-chat',
    title: 'Racconta il lavoro',
    text: 'Rispondi in chat a Gino, il nostro assistente AI. Ti dice subito un costo indicativo.',
  },
  {
    picture: 'prop-confronto',
    title: 'Ricevi un preventivo chiaro',
    text: 'Ti presentiamo un professionista selezionato vicino a te. Voci e prezzi nero su bianco.',
  },
  {
    picture: 'prop-chiavi',
    title: 'Decidi tu',
    text: 'Ti convince? Si parte. Non ti convince? Te ne presentiamo un altro, senza costi.',
  },
]

/** How it works, in three steps. */
export function Steps() {
  return (
    <section className={styles.steps} aria-labelledby="titolo-passi">
      <div className={classNames('wrap', styles.panel)}>
        <h2 className={classNames('h2', styles.title)} id="titolo-passi">
          Dall’idea al cantiere in tre passi
        </h2>
        <ol className={styles.list}>
          {steps.map(({ picture, title, text }, index) => (
            <li key={picture} className={styles.step}>
              <Picture
                className={styles.picture}
                name={picture}
                alt=""
                sizes="(min-width: 60rem) 14rem, (min-width: 48rem) 10rem, 6.75rem"
              />
              <h3 className={classNames('h3', styles.name)}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
