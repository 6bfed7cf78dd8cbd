import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'

import styles from './ChatPage.module.css'

export interface MatchesProps {
  readonly profession: string
  /** As the directory takes it, 'MONZA (MB)'; empty for anywhere. */
  readonly city: string
  readonly directoryPath: string
  /** The link of the professional whom the visitor asks, who is not shown again; null without one. */
  readonly asked: string | null
}

/** How many professionals are shown under an estimate. */
export const shownMatches = 3

/** The place of the professionals that are on their way, as large as they will be. */
export function MatchesPlaceholder() {
  return (
    <div className={styles.matches}>
      <span className="sr">Cerco i professionisti adatti</span>
      {Array.from({ length: shownMatches }, (_, index) => (
        <Skeleton key={index} className={styles.placeholder} />
      ))}
      <Skeleton className={styles.placeholderButton} />
    </div>
  )
}

/** The way to all of them, where nothing more is known. */
export function AllMatches({ directoryPath }: MatchesProps) {
  return (
    <ButtonLink full to={directoryPath}>
      Vedi i professionisti
    </ButtonLink>
  )
}
