import { path } from '@mestieri/shared/pages.ts'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { useRanking } from '../../lib/ranking/use-ranking.ts'

import styles from './Limits.module.css'

interface Limit {
  readonly title: string
  readonly text: ReactNode
}

/** Only for an order of the results that is known and that no payment changes. */
const noPaidPlaces: Limit = {
  title: 'Non vendiamo i primi posti',
  text: (
    <>
      Nell’elenco nessuno può pagare per salire.{' '}
      <Link className="link" to={path('ranking')}>
        Ecco come lo ordiniamo
      </Link>
      .
    </>
  ),
}

const limits: readonly Limit[] = [
  {
    title: 'Non facciamo i lavori',
    text: 'Il contratto è tra te e il professionista: preventivo, fattura, permessi e qualità del lavoro sono sua responsabilità.',
  },
  {
    title: 'Non incassiamo i tuoi soldi',
    text: 'Paghi il professionista, non noi. Chi ti chiede di versare il prezzo del lavoro a nome nostro non è dei nostri.',
  },
  {
    title: 'Non promettiamo un prezzo',
    text: 'Le nostre stime servono a orientarti. Il prezzo vero è quello del preventivo scritto: chiedilo sempre prima di iniziare.',
  },
]

/** The section about what the site does not do. */
export function Limits() {
  const unpaidOrder = useRanking()?.statement.paymentCounts === false
  const shown = unpaidOrder ? limits.toSpliced(2, 0, noPaidPlaces) : limits
  return (
    <section className={classNames('section', styles.limits)} aria-labelledby="titolo-limiti">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-limiti">
            Che cosa non facciamo
          </h2>
        </div>
        <ul className={styles.list}>
          {shown.map(({ title, text }) => (
            <li key={title} className={styles.limit}>
              <span className={styles.icon}>
                <IconX {...decorativeIcon} />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className="small muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
