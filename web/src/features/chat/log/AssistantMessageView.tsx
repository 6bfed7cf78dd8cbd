import { linkLabel, linkPath } from '@mestieri/shared/chat/reply-blocks.ts'
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

/** An assistant's message: text, estimate card and link. */
export function AssistantMessageView({ content }: { readonly content: string }) {
  const { chat, renderMatches } = useChatScreen()
  const reply = useMemo(() => parseReply(content), [content])
  const { estimate, directoryPath, link } = reply
  return (
    <>
      <Bubble text={estimate ? reply.before : reply.text || '…'} byline />
      {estimate && directoryPath !== null && (
        <Suspense>
          <EstimateCard estimate={estimate} words={reply.text} picture={chat.tile.image}>
            {renderMatches(estimate, directoryPath)}
          </EstimateCard>
        </Suspense>
      )}
      {estimate && <Bubble text={reply.after} />}
      {link && (
        <ButtonLink className={styles.link} variant="quiet" size="s" to={linkPath(link)}>
          {linkLabel(link)} <IconArrowRight {...decorativeIcon} />
        </ButtonLink>
      )}
    </>
  )
}
