import { directoryLimits } from '@mestieri/shared/contracts/directory-limits.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { searchPath } from '../../features/affiliates/search/directory-query.ts'
import { useCampaign } from '../../features/campaign/use-campaign.ts'
import { estimatorState } from '../../lib/estimator-state.ts'
import { aboutServices } from './about-services.ts'

import styles from './AboutServices.module.css'

/** The list of services, each with a link. */
export function AboutServices() {
  const campaign = useCampaign()
  return (
    <section className={classNames('wrap', 'section', styles.services)} aria-labelledby="titolo-cosa">
      <div className="head">
        <h2 className="h2" id="titolo-cosa">
          Di cosa ci occupiamo
        </h2>
        <p className="lead">Otto famiglie di lavori: parti da una stima, o guarda chi li fa vicino a te.</p>
      </div>
      <ul className={styles.list}>
        {aboutServices.map(({ Icon, name, line, way }) => {
          const target =
            'tile' in way
              ? {
                  to: way.tile.serviceUrl,
                  state: estimatorState(way.tile, campaign),
                  label: 'Scopri quanto costa',
                }
              : {
                  to: searchPath({
                    profession: way.profession,
                    city: '',
                    page: 1,
                    pageSize: directoryLimits.defaultPageSize,
                  }),
                  state: null,
                  label: way.label,
                }
          return (
            <li key={name}>
              <Link className={styles.service} to={target.to} state={target.state}>
                <span className={classNames('icon-tile', styles.icon)}>
                  <Icon {...decorativeIcon} />
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.line}>{line}</span>
                <span className={styles.way}>
                  {target.label} <IconArrowRight {...decorativeIcon} />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
