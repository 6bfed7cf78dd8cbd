import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { IconBookmark, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router-dom'

import { PageHead } from '../../app/PageHead.tsx'
import { Alert } from '../../components/Alert/Alert.tsx'
import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { AskButton } from '../../features/affiliates/profile/actions/AskButton.tsx'
import { FailedResult } from '../../features/affiliates/results/FailedResult.tsx'
import { ResultCard } from '../../features/affiliates/results/ResultCard.tsx'
import { ResultSkeleton } from '../../features/affiliates/results/ResultSkeleton.tsx'
import { directoryPath, profilePath, savedPath } from '../../features/affiliates/search/directory-query.ts'
import { foundAnnouncement } from '../../features/affiliates/search/result-messages.ts'
import { ComparisonTable } from '../../features/affiliates/shortlist/ComparisonTable.tsx'
import type { SavedOutcome } from '../../features/affiliates/shortlist/saved-outcome.ts'
import { SavedTray } from '../../features/affiliates/shortlist/SavedTray.tsx'
import { useShortlist } from '../../features/affiliates/shortlist/ShortlistProvider.tsx'
import type { RequestCallbackProps } from '../../features/bookings/RequestCallback.tsx'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'
import { useTitleFocus } from './search-effects.ts'
import { useSettled } from './use-settled.ts'

import styles from './SavedView.module.css'

// Only a request without a chat needs it.
const RequestCallback = lazyPart<RequestCallbackProps>(
  async () => (await import('../../features/bookings/RequestCallback.tsx')).RequestCallback,
  () => null,
)

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
  const state = useRef<HTMLParagraphElement>(null)
  const own = new Set(saved.map(({ link }) => link))
  const kept = profiles.every(({ link }) => own.has(link))
  const save = () => {
    // The button is replaced by the text, which takes its focus.
    flushSync(() => add(profiles))
    state.current?.focus()
  }
  return (
    <>
      {profiles.length > 0 && kept && (
        <p className={`small ${styles.kept}`} ref={state} tabIndex={-1}>
          <IconCircleCheck {...decorativeIcon} /> Elenco salvato su questo dispositivo
        </p>
      )}
      <div className={styles.actions}>
        {profiles.length > 0 && (
          <>
            {!kept && (
              <Button variant="petrol" size="s" className={styles.scripted} onClick={save}>
                <IconBookmark {...decorativeIcon} /> Salva l’elenco
              </Button>
            )}
            <CopyButton className={styles.scripted} text={address} label="Copia il link" what="all’elenco" />
          </>
        )}
        <ButtonLink variant="quiet" size="s" to={directoryPath}>
          Cerca altri professionisti
        </ButtonLink>
      </div>
    </>
  )
}

/** The quote button of a column of the comparison. */
function ColumnAction({ profile }: { readonly profile: AffiliateProfile }) {
  return (
    <AskButton
      className={styles.ask}
      size="s"
      full
      named
      profile={profile}
      url={useAbsoluteUrl(profilePath(profile.link))}
      callback={<RequestCallback shopName={profile.shopName} />}
    />
  )
}

interface SavedResultsProps {
  readonly links: readonly string[]
  readonly outcome: SavedOutcome | undefined
  readonly onRetry: () => void
}

function SavedResults({ links, outcome, onRetry }: SavedResultsProps) {
  const { saved, toggle } = useShortlist()
  const { announce } = useAnnouncer()
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
      {profiles.length > 1 && (
        <ComparisonTable
          profiles={profiles}
          pathWithout={(link) => savedPath(links.filter((one) => one !== link))}
          onRemove={(profile) => {
            if (saved.some(({ link }) => link === profile.link)) toggle(profile)
            announce(`${profile.shopName} tolto dal confronto`)
          }}
          action={ColumnAction}
        />
      )}
      {profiles.length === 1 &&
        profiles.map((professional) => (
          <ResultCard key={professional.link} professional={professional} city="" />
        ))}
    </>
  )
}

/** What is known of a list while it is read: all of it, if it is a part of the list before. */
function partOf(before: SavedOutcome | undefined, links: readonly string[]): SavedOutcome | undefined {
  const profiles = before?.profiles.filter(({ link }) => links.includes(link))
  return profiles?.length === links.length ? { profiles, missing: 0, problem: null } : undefined
}

/** The saved professionals of a shared link, as a comparison and as cards (features.md, A14). */
export function SavedView({ links, results }: SavedViewProps) {
  const settled = useSettled(results)
  const [last, setLast] = useState(settled)
  if (settled && settled !== last) setLast(settled)
  const outcome = settled ?? partOf(last, links)
  const { saved } = useShortlist()
  const { revalidate } = useRevalidator()
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(links)
  useTitleFocus(title)
  useEffect(() => {
    // The column with the focus was removed.
    if (before.current !== links && document.activeElement === document.body) {
      title.current?.focus({ preventScroll: true })
    }
    before.current = links
  }, [links])
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
          <SavedResults links={links} outcome={outcome} onRetry={() => void revalidate()} />
        </div>
      </section>
      {!shownIsOwn && <SavedTray />}
    </>
  )
}
