import { brand } from '@mestieri/shared/brand.ts'
import { IconArrowUp, IconCheck } from '@tabler/icons-react'

import { Button } from '../../../components/Button/Button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { reducedMotion } from '../../../components/use-media-query.ts'

import styles from './ChooseUs.module.css'

const reasons = [
  {
    need: 'Sapere quanto costa',
    alone: 'Tre sopralluoghi prima di avere un’idea',
    withUs: 'Una stima in un minuto, con le sue fonti',
  },
  {
    need: 'Se non ti convince',
    alone: 'Si ricomincia da capo',
    withUs: 'Te ne presentiamo un altro',
  },
  {
    need: 'Il prezzo del lavoro',
    alone: 'Quello che ti chiedono',
    withUs: 'Lo stesso, per regola: nessun ricarico perché arrivi da noi',
  },
]

/** Scrolls to the top and moves the focus to the heading. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth' })
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The reasons to use the site, with a button to the top (specification, section 2, 'Customer welcome page').
 */
export function ChooseUs() {
  return (
    <section className={styles.choose} aria-labelledby="titolo-perche">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.head}>
          <h2 className="h2" id="titolo-perche">
            Perché passare da qui
          </h2>
          <p className="lead">
            Il lavoro lo fa sempre un artigiano, e paghi lui. Cambia tutto quello che viene prima.
          </p>
          <Button className={styles.top} variant="quiet" onClick={toTop}>
            Torna su e comincia <IconArrowUp {...decorativeIcon} />
          </Button>
        </div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Che cosa ti serve</span>
              </th>
              <th scope="col" className={styles.aloneHead}>
                Da solo
              </th>
              <th scope="col" className={styles.withHead}>
                Con {brand.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ need, alone, withUs }) => (
              <tr key={need}>
                <th scope="row" className={styles.need}>
                  {need}
                </th>
                <td className={styles.alone}>{alone}</td>
                <td className={styles.with}>
                  <IconCheck {...decorativeIcon} /> {withUs}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
