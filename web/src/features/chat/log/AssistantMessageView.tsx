import { callAddress, linkLabel, linkPath, type ReplyLink } from '@mestieri/shared/chat/reply-blocks.ts'
import { parseReply } from '@mestieri/shared/chat/reply-format.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { Suspense, useMemo } from 'react'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { lazyPart } from '../../../components/lazy-part.ts'
import { useChatScreen } from '../chat-context.ts'
import type { EstimateCardProps } from '../reply/EstimateCard.tsx'
import { Markup } from '../reply/Markup.tsx'
import { mentionsEuro } from '../reply/parse-markup.ts'

import styles from './Bubble.module.css'

/** A bubble with the assistant's text; its caption says that a price is no quote (features.md, D19). */
export function Bubble({ text, byline = false }: { readonly text: string; readonly byline?: boolean }) {
  if (text === '') return null
  return (
    <div className={`${styles.bubble} ${styles.them}`}>
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

/** The way that a reply points to. The person of the support staff has a button of the page's own. */
function LinkOfReply({ link }: { readonly link: ReplyLink }) {
  if (link.kind === 'person') return null
  const look = { className: styles.link, variant: 'quiet', size: 's' } as const
  if (link.kind === 'call') {
    return (
      <ButtonLink {...look} href={callAddress(link.number)}>
        {linkLabel(link)}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink {...look} to={linkPath(link)}>
      {linkLabel(link)} <IconArrowRight {...decorativeIcon} />
    </ButtonLink>
  )
}

/** An assistant's message: text, estimate cards and link. */
export function AssistantMessageView({ content }: { readonly content: string }) {
  const { chat, renderMatches } = useChatScreen()
  const reply = useMemo(() => parseReply(content), [content])
  const { estimates, link } = reply
  const hasCards = estimates.length > 0
  return (
    <>
      <Bubble text={hasCards ? reply.before : reply.text || '…'} byline />
      {estimates.map((estimate) => (
        <Suspense key={estimate.job ?? estimate.service}>
          <EstimateCard estimate={estimate} words={reply.text} picture={chat.tile.image}>
            {renderMatches(estimate, linkPath({ kind: 'professionals', ...estimate }))}
          </EstimateCard>
        </Suspense>
      ))}
      {hasCards && <Bubble text={reply.after} />}
      {link && <LinkOfReply link={link} />}
    </>
  )
}
