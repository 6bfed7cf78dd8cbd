import { callAddress, linkLabel, linkPath, type ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import type { ReplyEstimate, ReplyTier } from '@mestieri/shared/chat/reply-estimate.ts'
import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import { catalogue, isServiceSlug, type ServicePicture } from '@mestieri/shared/services/catalogue.ts'
import { IconArrowRight, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { memo, Suspense, useMemo } from 'react'

import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { lazyPart } from '../../../components/lazy-part.ts'
import { useChatScreen } from '../chat-context.ts'
import type { EstimateCardProps } from '../reply/EstimateCard.tsx'
import { Markup } from '../reply/Markup.tsx'
import { mentionsEuro } from '../reply/parse-markup.ts'
import type { TotalCardProps } from '../reply/TotalCard.tsx'

import styles from './Bubble.module.css'

interface BubbleProps {
  readonly text: string
  readonly byline?: boolean
  /** Whether it says what to do in an emergency. */
  readonly urgent?: boolean
}

/** A bubble with the assistant's text; its caption says that a price is no quote (features.md, D19). */
export function Bubble({ text, byline = false, urgent = false }: BubbleProps) {
  if (text === '') return null
  return (
    <div className={classNames(styles.bubble, styles.them, urgent && styles.urgent)}>
      {byline && <span className="sr">Gino: </span>}
      <Markup text={text} />
      {mentionsEuro(text) && <p className={styles.caption}>stima indicativa, non un preventivo</p>}
    </div>
  )
}

/** The fallback when the script of the estimate card does not load: the estimate as text. */
function EstimateAsText({ words, children }: EstimateCardProps) {
  return (
    <>
      <Bubble text={words} />
      {children}
    </>
  )
}

const EstimateCard = lazyPart<EstimateCardProps>(
  async () => (await import('../reply/EstimateCard.tsx')).EstimateCard,
  EstimateAsText,
)

/** The sum of several cards; without its script the text says the sum. */
const TotalCard = lazyPart<TotalCardProps>(
  async () => (await import('../reply/TotalCard.tsx')).TotalCard,
  () => null,
)

/** The way that a reply points to: a page, a person of the support staff, or an emergency call. */
function LinkOfReply({ link }: { readonly link: ReplyLink }) {
  const { chatPath, onTalkToPerson } = useChatScreen()
  if (link.kind === 'person') {
    return (
      <Button
        className={styles.link}
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onClick={onTalkToPerson}
      >
        <IconMessageCircle {...decorativeIcon} /> {linkLabel(link)}
      </Button>
    )
  }
  if (link.kind === 'call') {
    return (
      <ButtonLink className={styles.call} href={callAddress(link.number)}>
        <IconPhone {...decorativeIcon} /> {linkLabel(link)}
      </ButtonLink>
    )
  }
  const to = link.kind === 'service' ? chatPath(linkPath(link)) : linkPath(link)
  return (
    <ButtonLink className={styles.link} variant="quiet" size="s" to={to}>
      {linkLabel(link)} <IconArrowRight {...decorativeIcon} />
    </ButtonLink>
  )
}

/** The diorama of the job's own service; null for a card of old, which names no job. */
function pictureOf({ job }: ReplyEstimate): ServicePicture | null {
  const slug = job?.split('/')[0] ?? ''
  return isServiceSlug(slug) ? catalogue[slug].picture : null
}

/** Text whose last paragraph has a bubble of its own if it asks something: the question is seen at once. */
function Bubbles({ text, byline = false, urgent = false }: BubbleProps) {
  const at = text.lastIndexOf('\n\n')
  if (at < 0 || !text.includes('?', at)) return <Bubble text={text} byline={byline} urgent={urgent} />
  return (
    <>
      <Bubble text={text.slice(0, at)} byline={byline} urgent={urgent} />
      <Bubble text={text.slice(at + 2)} />
    </>
  )
}

interface AssistantMessageViewProps {
  readonly content: string
  /** Whether it is the last message: only then another quality level can be asked for. */
  readonly isLast: boolean
}

/** An assistant's message: text, estimate cards, their total, and link. */
export const AssistantMessageView = memo(function AssistantMessageView({
  content,
  isLast,
}: AssistantMessageViewProps) {
  const { chat, renderMatches } = useChatScreen()
  const reply = useMemo(() => parseReply(content), [content])
  const { estimates, total, link } = reply
  const chooseTier = isLast
    ? ({ id }: ReplyTier) => void chat.conversation.send(`Fascia ${id}`, [])
    : undefined
  const hasCards = estimates.length > 0
  return (
    <>
      <Bubbles text={hasCards ? reply.before : reply.text || '…'} byline urgent={link?.kind === 'call'} />
      {estimates.map((estimate, index) => (
        <Suspense key={estimate.job ?? estimate.service}>
          <EstimateCard
            estimate={estimate}
            words={reply.text}
            picture={pictureOf(estimate) ?? chat.tile.image}
            onChooseTier={chooseTier}
          >
            {renderMatches(
              estimate,
              linkPath({ kind: 'professionals', ...estimate }),
              index === estimates.length - 1,
            )}
          </EstimateCard>
        </Suspense>
      ))}
      {total && (
        <Suspense>
          <TotalCard total={total} count={estimates.length} />
        </Suspense>
      )}
      {hasCards && <Bubbles text={reply.after} />}
      {link && <LinkOfReply link={link} />}
    </>
  )
})
