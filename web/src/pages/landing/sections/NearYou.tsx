import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import { path } from '@mestieri/shared/pages.ts'
import { IconArrowRight } from '@tabler/icons-react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './NearYou.module.css'

interface NearYouProps {
  readonly lead: string
  readonly profession: Profession
}

/** The way to those who do it, in the directory of their trade. */
export function NearYou({ lead, profession }: NearYouProps) {
  const search = new URLSearchParams({ profession }).toString()
  return (
    <section className={styles.near} aria-labelledby="titolo-vicino">
      <div className={classNames('wrap', styles.inner)}>
        <div>
          <h2 className="h2" id="titolo-vicino">
            Chi lo fa vicino a te
          </h2>
          <p className={classNames('lead', styles.lead)}>{lead}</p>
        </div>
        <ButtonLink variant="quiet" to={`${path('directory')}?${search}`}>
          Cerca il tuo comune <IconArrowRight {...decorativeIcon} />
        </ButtonLink>
      </div>
    </section>
  )
}
