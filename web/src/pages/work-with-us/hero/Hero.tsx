import { path } from '@mestieri/shared/pages.ts'
import { professionalFigures } from '@mestieri/shared/professional-promises.ts'
import { IconPhone } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import { CallbackButton } from '../../../features/bookings/CallbackButton.tsx'

import styles from './Hero.module.css'

/**
 * High-density screens load a slightly smaller picture: the difference is not visible, and it loads faster.
 */
const sizes = [
  '(max-width: 59.99rem) and (min-resolution: 2.5dppx) 66vw',
  '(max-width: 59.99rem) and (min-resolution: 1.5dppx) 80vw',
  '(max-width: 59.99rem) min(94vw, 40rem)',
  '(max-width: 78rem) calc(96vw - 32rem)',
  '43rem',
].join(', ')

const { activationNet, commissionRate, commissionFlat } = professionalFigures

/** The offer, its price, and links to the trial and to a call (features.md, H4). */
export function Hero() {
  return (
    <section className={classNames('under-header', styles.hero, 'on-dark')}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <p className={styles.audience}>Per imprese e artigiani</p>
          <h1 className="display">Clienti nuovi, alle tue condizioni</h1>
          <p className={styles.lead}>
            I prezzi li decidi tu. A noi paghi una commissione solo sui lavori che ottieni.
          </p>
          <div className={styles.actions}>
            <ButtonLink className={styles.action} data-main-action to={path('trial')}>
              Attiva il servizio
            </ButtonLink>
            <CallbackButton className={styles.action} variant="onDark" title="Lavora con noi">
              <IconPhone {...decorativeIcon} /> Ti richiamiamo
            </CallbackButton>
          </div>
          <p className={styles.price}>
            <b className="num">{activationNet} + IVA</b>, una volta sola: è credito per le tue commissioni.
            Commissione del <b className="num">{commissionRate}</b>, mai più di{' '}
            <b className="num">{commissionFlat}</b> a lavoro.
          </p>
        </div>
        <Diorama
          className={styles.picture}
          name="furgone"
          tint="professionisti"
          alt="Modellino di un furgone da lavoro aperto davanti a un’officina, con gli attrezzi pronti"
          sizes={sizes}
          priority
        />
      </div>
    </section>
  )
}
