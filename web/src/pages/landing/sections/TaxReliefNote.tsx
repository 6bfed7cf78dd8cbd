import {
  taxRelief,
  type TaxReliefCase,
  taxReliefEnd,
  taxReliefHolds,
} from '@mestieri/shared/catalogue/tax-relief.ts'
import { IconInfoCircle } from '@tabler/icons-react'

import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { keepUnits } from '../../../lib/format/numbers.ts'
import { useBrowserValue } from '../../../lib/storage/store.ts'

import styles from './TaxReliefNote.module.css'

interface TaxReliefNoteProps {
  readonly relief: TaxReliefCase
  readonly className?: string | undefined
}

/** What may be said about tax relief, as long as it holds: a page that was built before the end takes it away itself. */
export function TaxReliefNote({ relief, className }: TaxReliefNoteProps) {
  const holds = useBrowserValue(
    () => taxReliefHolds(Date.now()),
    () => true,
  )
  if (!holds) return null
  return (
    <p className={classNames(styles.note, className)} data-until={taxReliefEnd}>
      <IconInfoCircle {...decorativeIcon} />
      <span>{keepUnits(taxRelief.words[relief])}</span>
    </p>
  )
}
