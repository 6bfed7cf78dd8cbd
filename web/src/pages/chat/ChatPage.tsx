import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { IconPhone } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { ConsentEntry } from '../../app/layout/footer/ConsentEntry.tsx'
import { PageActions } from '../../app/layout/messages/PageActions.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { Mark } from '../../features/affiliates/identity/Mark.tsx'
import { profilePath } from '../../features/affiliates/search/directory-query.ts'
import { CallbackButton } from '../../features/bookings/CallbackButton.tsx'
import { useCampaign } from '../../features/campaign/use-campaign.ts'
import { TalkToPerson } from '../../features/chat/actions/TalkToPerson.tsx'
import type { AskedParts, ChatScreenContext } from '../../features/chat/chat-context.ts'
import { type Chat, createChat } from '../../features/chat/create-chat.ts'
import { ChatScreen } from '../../features/chat/screen/ChatScreen.tsx'
import { chatTitle } from '../../features/chat/service-messages.ts'
import { campaignOfState, isStarted } from '../../features/chat/service-visit.ts'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'
import { useBrowserValue } from '../../lib/storage/store.ts'
import { withAskedProfessional } from './asked-path.ts'
import type { AskedProps, AskedRequestProps, AskedServicesProps } from './AskedProfessional.tsx'
import { ChatIntroPage } from './ChatIntroPage.tsx'
import { AllMatches, MatchesPlaceholder, type MatchesProps } from './Matches.tsx'
import { useAskedLink, useAskedProfessional } from './use-asked-professional.ts'

import styles from './ChatPage.module.css'

// Only those who get an estimate need it.
const MatchingProfessionals = lazyPart<MatchesProps>(
  async () => (await import('./MatchingProfessionals.tsx')).MatchingProfessionals,
  AllMatches,
)

// Only those who come from a professional's page need them; without them the chat is the one for everybody.
const loadAsked = () => import('./AskedProfessional.tsx')
const nothing = () => null
const AskedName = lazyPart<AskedProps>(async () => (await loadAsked()).AskedName, nothing)
const AskedCard = lazyPart<AskedProps>(async () => (await loadAsked()).AskedCard, nothing)
const AskedServices = lazyPart<AskedServicesProps>(async () => (await loadAsked()).AskedServices, nothing)
const AskedRequest = lazyPart<AskedRequestProps>(async () => (await loadAsked()).AskedRequest, nothing)

/** Professionals under an estimate: first the one who was asked, under the reply's last card. */
function renderMatchesOf(chat: Chat, asked: AffiliateProfile | null): ChatScreenContext['renderMatches'] {
  return (estimate, directoryPath, isLast) => (
    <>
      {asked && isLast && (
        <Suspense>
          <AskedRequest professional={asked} chat={chat} />
        </Suspense>
      )}
      <Suspense fallback={<MatchesPlaceholder />}>
        <MatchingProfessionals
          profession={estimate.profession}
          city={estimate.city}
          directoryPath={directoryPath}
          asked={asked?.link ?? null}
        />
      </Suspense>
    </>
  )
}

/** The parts of the chat about the asked professional. */
function askedParts(professional: AffiliateProfile, tile: ServiceTile): AskedParts {
  return {
    mark: <Mark professional={professional} size="s" />,
    name: (
      <Suspense>
        <AskedName professional={professional} />
      </Suspense>
    ),
    services: (
      <Suspense>
        <AskedServices professional={professional} current={tile.slug} />
      </Suspense>
    ),
  }
}

/** The service's chat, for as long as its page is shown; null while the server draws. */
function useChat(tile: ServiceTile, asked: AffiliateProfile | null): Chat | null {
  const state: unknown = useLocation().state
  const remembered = useCampaign()
  const askedUrl = useAbsoluteUrl(asked ? profilePath(asked.link) : '')
  const [chat] = useState(() => (typeof document === 'undefined' ? null : createChat(tile)))
  useEffect(() => {
    const campaign = campaignOfState(state) ?? remembered
    // The assistant learns from this address which professional is asked (features.md, B12).
    chat?.setCampaign(asked ? { ...campaign, full_url: askedUrl } : campaign)
  }, [chat, state, remembered, asked, askedUrl])
  useEffect(() => chat?.open(), [chat])
  return chat
}

/** The intro of a service and its chat, at one address (specification, section 2, 'Chat intro and chat screens'). */
export function ChatPage({ tile }: { readonly tile: ServiceTile }) {
  const state: unknown = useLocation().state
  const entered = useNavigationType() === NavigationType.Replace
  const link = useAskedLink()
  const asked = useAskedProfessional()
  const chat = useChat(tile, asked)
  const [talking, setTalking] = useState(false)
  const chatPath = (path: string) => withAskedProfessional(path, link)
  // The server knows neither what was said before nor whether the intro was seen: it draws the intro.
  const begun = useBrowserValue(
    () => isStarted(state) || chat?.isBegun() === true,
    () => false,
  )
  return (
    <>
      <PageHead
        title={`${chatTitle(tile)}: quanto costa`}
        description={`Scopri quanto costa: ${chatTitle(tile).toLowerCase()}. Qualche domanda in chat, una stima indicativa e i professionisti della tua zona.`}
        canonicalPath={tile.serviceUrl}
        noindex
      />
      {chat && begun ? (
        <>
          <PageActions>
            <TalkToPerson
              chat={chat}
              open={talking}
              onOpenChange={setTalking}
              callback={
                <CallbackButton variant="quiet" full title={`Chat: ${chatTitle(tile)}`}>
                  <IconPhone {...decorativeIcon} /> Chiedi di essere richiamato
                </CallbackButton>
              }
            />
          </PageActions>
          <ChatScreen
            chat={chat}
            takesFocus={entered}
            renderMatches={renderMatchesOf(chat, asked)}
            asked={asked && askedParts(asked, tile)}
            chatPath={chatPath}
            onTalkToPerson={() => setTalking(true)}
            menuEnd={<ConsentEntry className={styles.consent} />}
          />
        </>
      ) : (
        <ChatIntroPage
          tile={tile}
          state={state}
          chatPath={chatPath(tile.serviceUrl)}
          asked={
            asked && (
              <Suspense>
                <AskedCard professional={asked} />
              </Suspense>
            )
          }
        />
      )}
    </>
  )
}
