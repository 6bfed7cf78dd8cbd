import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Mark } from '../../features/affiliates/identity/Mark.tsx'
import { placeName } from '../../features/affiliates/identity/place.ts'
import { SampleTag } from '../../features/affiliates/identity/SampleTag.tsx'
import { pricedServices } from '../../features/affiliates/profile/prices/priced-services.ts'
import { DirectRequestButton } from '../../features/affiliates/request/DirectRequestButton.tsx'
import { profilePath } from '../../features/affiliates/search/directory-query.ts'
import { RequestCallback } from '../../features/bookings/RequestCallback.tsx'
import { conversationSummary } from '../../features/chat/actions/summary.ts'
import { useConversation } from '../../features/chat/chat-context.ts'
import type { Chat } from '../../features/chat/create-chat.ts'
import { chatTitle } from '../../features/chat/service-messages.ts'
import { startedState } from '../../features/chat/service-visit.ts'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'
import { withAskedProfessional } from './asked-path.ts'

import styles from './AskedProfessional.module.css'

export interface AskedProps {
  readonly professional: AffiliateProfile
}

export interface AskedServicesProps extends AskedProps {
  /** The slug of the chat's service. */
  readonly current: string
}

export interface AskedRequestProps extends AskedProps {
  readonly chat: Chat
}

/** Whom the chat is for, below its title. */
export function AskedName({ professional }: AskedProps) {
  return (
    <p className={styles.name}>
      <span className={styles.to}>Per {professional.shopName}</span> <SampleTag />
    </p>
  )
}

/** Whom the chat is for, with the mark: before the chat begins. */
export function AskedCard({ professional }: AskedProps) {
  const { shopName, profession, city, province } = professional
  return (
    <div className={styles.card}>
      <Mark professional={professional} size="s" />
      <div>
        <p className={styles.shop}>
          {shopName} <SampleTag />
        </p>
        <p className={styles.facts}>{[profession, placeName(city, province)].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

/** The professional's services that have a price list, as links to their chats; the current one is marked. */
export function AskedServices({ professional, current }: AskedServicesProps) {
  const state: unknown = useLocation().state
  const titleId = useId()
  const services = pricedServices(professional)
  if (services.length < 2) return null
  return (
    <nav className={styles.offer} aria-labelledby={titleId}>
      <p className={styles.facts} id={titleId}>
        I lavori di {professional.shopName}
      </p>
      <ul className={styles.services}>
        {services.map((tile) => (
          <li key={tile.slug}>
            <ButtonLink
              variant="quiet"
              size="s"
              replace
              to={withAskedProfessional(tile.serviceUrl, professional.link)}
              state={startedState(tile, state)}
              aria-current={tile.slug === current ? 'page' : undefined}
              className={tile.slug === current ? styles.current : undefined}
            >
              {chatTitle(tile)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** At the end of an estimate: the request to the professional, with what the conversation says. */
export function AskedRequest({ professional, chat }: AskedRequestProps) {
  const { shopName, link } = professional
  const { messages } = useConversation(chat)
  const url = useAbsoluteUrl(profilePath(link))
  return (
    <div className={styles.request}>
      <div className={styles.card}>
        <Mark professional={professional} size="s" />
        <p>
          <Link className={styles.shop} to={profilePath(link)}>
            {shopName}
          </Link>{' '}
          <SampleTag />
        </p>
      </div>
      <DirectRequestButton
        full
        shopName={shopName}
        url={url}
        job={conversationSummary(chat.tile, messages, 'request')}
        callback={<RequestCallback shopName={shopName} />}
      >
        Manda la richiesta a {shopName}
      </DirectRequestButton>
    </div>
  )
}
