import { path } from '@mestieri/shared/pages.ts'
import { landings } from '@mestieri/shared/services/landings.ts'
import { type ServiceTile, tiles } from '@mestieri/shared/services/tiles.ts'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { ConsentEntry } from '../../app/layout/footer/ConsentEntry.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { useCampaign } from '../../features/campaign/use-campaign.ts'
import type { CampaignData } from '../../lib/campaign/campaign-data.ts'
import { estimatorState } from '../../lib/estimator-state.ts'

import styles from './EstimatorPage.module.css'

const shown = tiles.filter(({ show }) => show)
const others = landings.filter((landing) => shown.every(({ slug }) => slug !== landing.slug))

/** All tiles stand above the fold of a phone, so dense screens get a little less than they could show. */
const sizes = [
  '(max-width: 46rem) and (min-resolution: 2.5dppx) 24vw',
  '(max-width: 46rem) and (min-resolution: 1.5dppx) 36vw',
  '(max-width: 46rem) 43vw',
  '18rem',
].join(', ')

/**
 * The service chooser of the cost estimator (specification, section 2, '/scopri_quanto_costa'): the visible tiles;
 * the other services have their own pages. The footer is not shown here, so the consent entry is.
 */
export function EstimatorPage() {
  const campaign = useCampaign()
  return (
    <div className={styles.chooser}>
      <div className={styles.head}>
        <h1 className="h1">Scopri quanto costa</h1>
        <p className="lead">Scegli il lavoro. Ti faremo alcune domande: ci vorrà solo un minuto.</p>
      </div>
      <ul className={styles.tiles}>
        {shown.map((tile, index) => (
          <li key={tile.slug}>
            <Tile tile={tile} campaign={campaign} priority={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.assistant}>
        <IconMessageCircle {...decorativeIcon} />
        <span>Le domande te le fa Gino: è un assistente AI, non una persona.</span>
      </p>
      <div className={styles.others}>
        <h2 className={styles.othersTitle}>Hai in mente un altro lavoro?</h2>
        <ul className={styles.links}>
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={styles.link} to={path('landing', { service: slug })}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.link} to={path('directory')}>
              Tutti i professionisti
            </Link>
          </li>
        </ul>
      </div>
      <ul className={styles.menu}>
        <li>
          <ConsentEntry className={styles.menuEntry} />
        </li>
        <li>
          <Link className={styles.menuEntry} to={path('privacy')}>
            Privacy policy
          </Link>
        </li>
      </ul>
    </div>
  )
}

interface TileProps {
  readonly tile: ServiceTile
  readonly campaign: CampaignData | null
  readonly priority: boolean
}

function Tile({ tile, campaign, priority }: TileProps) {
  return (
    <Link
      className={styles.tile}
      to={tile.serviceUrl}
      state={estimatorState(tile, campaign)}
      data-tint={tile.image}
    >
      <span className={styles.stage}>
        <Picture className={styles.picture} name={tile.image} alt="" sizes={sizes} priority={priority} />
      </span>
      <span className={styles.name}>{tile.title}</span>
    </Link>
  )
}
