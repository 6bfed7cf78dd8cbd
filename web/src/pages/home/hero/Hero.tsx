import { path } from '@mestieri/shared/pages.ts'
import { IconArrowRight, IconHome2, IconSolarPanel, IconWall, IconWindow } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import { DirectorySearch } from './DirectorySearch.tsx'

import styles from './Hero.module.css'

/**
 * High-density screens load a slightly smaller picture: the difference is not visible, and it loads faster.
 */
const sizes = [
  '(max-width: 59.99rem) and (min-resolution: 2.5dppx) 72vw',
  '(max-width: 59.99rem) and (min-resolution: 1.5dppx) 82vw',
  '(max-width: 59.99rem) 92vw',
  '(max-width: 78rem) calc(96vw - 28rem)',
  '46.5rem',
].join(', ')

/**
 * The services with a pin on the picture of the house, each with the wire to its place. The positions depend on
 * the picture, and are in its pixels.
 */
const pins = [
  {
    service: 'ristrutturazione_tetto',
    label: 'Tetto',
    Icon: IconHome2,
    place: styles.roof,
    wire: 'M205 111 H300 L392 206',
    end: [392, 206],
  },
  {
    service: 'impianto_fotovoltaico',
    label: 'Fotovoltaico',
    Icon: IconSolarPanel,
    place: styles.sun,
    wire: 'M1010 158 H860 L700 330',
    end: [700, 330],
  },
  {
    service: 'ristrutturazione_facciata',
    label: 'Facciata',
    Icon: IconWall,
    place: styles.front,
    wire: 'M70 408 V470 L190 512',
    end: [190, 512],
  },
  {
    service: 'serramenti',
    label: 'Serramenti',
    Icon: IconWindow,
    place: styles.windows,
    wire: 'M1060 500 H942',
    end: [942, 500],
  },
] as const

export function Hero() {
  return (
    <section className={classNames('under-header', styles.hero)}>
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.text}>
          <h1 className="display">La migliore offerta per i lavori di casa</h1>
          <p className={classNames('lead', styles.lead)}>
            Confrontiamo per te prezzo e qualità dei professionisti della tua zona. Racconta il lavoro: in un
            minuto sai quanto costa.
          </p>
          <div className={styles.actions}>
            <ButtonLink className={styles.estimate} data-main-action to={path('estimator')}>
              Scopri quanto costa
            </ButtonLink>
            <ButtonLink className={styles.directory} variant="bare" to={path('directory')}>
              I nostri professionisti <IconArrowRight {...decorativeIcon} />
            </ButtonLink>
          </div>
        </div>
        <House />
        <div className={styles.search}>
          <DirectorySearch />
        </div>
      </div>
    </section>
  )
}

function House() {
  return (
    <Diorama
      className={styles.house}
      name="casa"
      tint="casa"
      sizes={sizes}
      alt="Modellino di una casa con i lavori in corso: tetto, facciata, pannelli solari e finestre"
      priority
    >
      <svg className={styles.wires} viewBox="0 0 1176 1063" aria-hidden="true">
        {pins.map(({ service, place, wire, end }) => (
          <g key={service} className={classNames(styles.wire, place)}>
            <path d={wire} />
            <circle cx={end[0]} cy={end[1]} r="9" />
          </g>
        ))}
      </svg>
      {pins.map(({ service, label, Icon, place }) => (
        <Link key={service} className={classNames(styles.pin, place)} to={path('landing', { service })}>
          <Icon {...decorativeIcon} /> {label}
        </Link>
      ))}
    </Diorama>
  )
}
