import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { useRevalidator } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { useAbsoluteUrl } from '../../app/site-origin.ts'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { FailedResult } from '../../features/affiliates/results/FailedResult.tsx'
import { ResultCard } from '../../features/affiliates/results/ResultCard.tsx'
import { ResultSkeleton } from '../../features/affiliates/results/ResultSkeleton.tsx'
import { directoryPath, savedPath } from '../../features/affiliates/search/directory-query.ts'
import { foundAnnouncement } from '../../features/affiliates/search/result-messages.ts'
import { ComparisonTable } from '../../features/affiliates/shortlist/ComparisonTable.tsx'
import type { SavedOutcome } from '../../features/affiliates/shortlist/saved-outcome.ts'
import { SavedTray } from '../../features/affiliates/shortlist/SavedTray.tsx'
import { useShortlist } from '../../features/affiliates/shortlist/ShortlistProvider.tsx'
import { useTitleFocus } from './search-effects.ts'
import { useSettled } from './use-settled.ts'

import styles from './SavedView.module.css'

interface SavedViewProps {
  readonly links: readonly string[]
  readonly results: SavedOutcome | Promise<SavedOutcome>
}

const heading = 'Professionisti salvati'

function missingText(count: number): string {
  if (count === 1) return 'Un profilo di questo elenco non è più disponibile.'
  return `${count} profili di questo elenco non sono più disponibili.`
}

interface ShownProps {
  readonly links: readonly string[]
  readonly profiles: readonly AffiliateProfile[]
}

/** The actions of a list: save it, share it, search again. */
function SavedActions({ links, profiles }: ShownProps) {
  const { saved, add } = useShortlist()
  const address = useAbsoluteUrl(savedPath(links))
  const own = new Set(saved.map(({ link }) => link))
  const kept = profiles.every(({ link }) => own.has(link))
  return (
    <div className={styles.actions}>
      {profiles.length > 0 && (
        <>
          <Button
            variant="quiet"
            size="s"
            className={styles.scripted}
            aria-disabled={kept}
            onClick={() => add(profiles)}
          >
            {kept ? <IconBookmarkFilled {...decorativeIcon} /> : <IconBookmark {...decorativeIcon} />}
            {kept ? 'Elenco salvato' : 'Salva l’elenco'}
          </Button>
          <span className={`small ${styles.scripted} ${styles.copy}`}>
            Link all’elenco <CopyButton text={address} what="il link all’elenco" />
          </span>
        </>
      )}
      <ButtonLink variant="bare" size="s" to={directoryPath}>
        Cerca altri professionisti
      </ButtonLink>
    </div>
  )
}

interface SavedResultsProps {
  readonly outcome: SavedOutcome | undefined
  readonly onRetry: () => void
}

function SavedResults({ outcome, onRetry }: SavedResultsProps) {
  if (!outcome) {
    return (
      <div className={styles.list}>
        <ResultSkeleton />
        <ResultSkeleton />
      </div>
    )
  }
  const { profiles, missing, problem } = outcome
  if (profiles.length === 0 && problem) return <FailedResult problem={problem} onRetry={onRetry} />
  return (
    <>
      {missing > 0 && <Alert tone="info">{missingText(missing)}</Alert>}
      {problem && (
        <Alert
          tone="warning"
          action={
            <Button variant="quiet" size="s" onClick={onRetry}>
              Riprova
            </Button>
          }
        >
          Non siamo riusciti a leggere tutto l’elenco. {problem.detail}
        </Alert>
      )}
      {profiles.length > 1 && <ComparisonTable profiles={profiles} />}
      {profiles.length > 0 && (
        <div className={styles.profiles}>
          <h2 className="h3">I profili</h2>
          <ul className={styles.list}>
            {profiles.map((professional) => (
              <li key={professional.link}>
                <ResultCard professional={professional} city="" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The saved professionals of a shared link, as a comparison and as cards (features.md, A14). */
export function SavedView({ links, results }: SavedViewProps) {
  const outcome = useSettled(results)
  const { saved } = useShortlist()
  const { revalidate } = useRevalidator()
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const shownIsOwn = saved.map(({ link }) => link).join() === links.join()
  return (
    <>
      <PageHead
        title={heading}
        description="Un elenco di professionisti da mettere a confronto."
        canonicalPath={directoryPath}
        noindex
      />
      <section className="under-header" aria-label={heading}>
        <div className={`wrap ${styles.text}`}>
          <h1 className="h1" ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <p className="lead">Mettili a confronto, poi manda l’elenco a chi decide con te.</p>
          <SavedActions links={links} profiles={outcome?.profiles ?? []} />
        </div>
      </section>
      <section className={styles.results} aria-label="Elenco" aria-busy={outcome === undefined}>
        <div className={`wrap ${styles.stack}`}>
          <output className="sr">
            {outcome ? foundAnnouncement(outcome.profiles.length) : 'Caricamento…'}
          </output>
          <SavedResults outcome={outcome} onRetry={() => void revalidate()} />
        </div>
      </section>
      {!shownIsOwn && <SavedTray />}
    </>
  )
}
