import { path } from '@mestieri/shared/pages.ts'
import { Link } from 'react-router-dom'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../components/class-names.ts'
import { type ShownClaim, useClaims } from '../../lib/content/claims.ts'

import styles from './Mission.module.css'

/** The site's purpose, its source of income, and the claim with its source (features.md, C11). */
export function Mission() {
  const { professionals } = useClaims()
  return (
    <section className={classNames('wrap', styles.mission)} aria-labelledby="titolo-missione">
      <div className={styles.text}>
        <h2 className="h2" id="titolo-missione">
          La nostra missione
        </h2>
        <p>
          Rifare il bagno o cambiare le finestre non dovrebbe cominciare con la paura di sbagliare persona.
          Per questo mettiamo in contatto chi ha un lavoro da fare con professionisti della sua zona che
          abbiamo selezionato uno per uno: prima ti fai un’idea di quanto costa, poi ne conosci uno e ricevi
          un preventivo chiaro.
        </p>
        <p>
          Per te il servizio è gratuito. Il lavoro lo paghi al professionista, direttamente, e in quel
          pagamento noi non entriamo. Se non sei soddisfatto ti proponiamo un’alternativa.
        </p>
        <p>
          Viviamo delle commissioni che i professionisti ci riconoscono sui lavori che ottengono; i prezzi li
          decidono loro, e non possono chiederti di più perché sei arrivato da noi.{' '}
          <Link className="link" to={path('work-with-us')}>
            Le condizioni per i professionisti
          </Link>{' '}
          sono pubbliche.
        </p>
      </div>
      {professionals && <Figure {...professionals} />}
    </section>
  )
}

function Figure({ number, plus, label, note }: ShownClaim) {
  return (
    <figure className={styles.claim}>
      <p>
        <span className={styles.number}>
          {number}
          {plus && <span className={styles.plus}>+</span>}
        </span>{' '}
        <span className={styles.label}>{label}</span>
      </p>
      <figcaption className="note">{note ?? <ExampleTag>Dato di esempio</ExampleTag>}</figcaption>
    </figure>
  )
}
