import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'

import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Block } from './Block.tsx'
import { serviceIcon } from './service-icon.ts'

import styles from './OfferedServices.module.css'

interface OfferedServicesProps {
  readonly services: AffiliateProfile['services']
}

/** The professional's services, without duplicates. */
export function OfferedServices({ services }: OfferedServicesProps) {
  const byName = new Map(services.map((service) => [service.labelPretty, service]))
  if (byName.size === 0) return null
  return (
    <Block title="Servizi">
      <ul className={styles.services}>
        {[...byName.values()].map(({ label, labelPretty }) => {
          const Icon = serviceIcon(label)
          return (
            <li key={label} className={styles.service}>
              <span className={styles.icon}>
                <Icon {...decorativeIcon} />
              </span>
              {labelPretty}
            </li>
          )
        })}
      </ul>
    </Block>
  )
}
