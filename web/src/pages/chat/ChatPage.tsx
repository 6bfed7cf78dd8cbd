import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'
import { IconPhone } from '@tabler/icons-react'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { ConsentEntry } from '../../app/layout/ConsentEntry.tsx'
import { PageActions } from '../../app/layout/PageActions.tsx'
import { PageHead } from '../../app/PageHead.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { CallbackButton } from '../../features/bookings/CallbackButton.tsx'
import { useCampaign } from '../../features/campaign/use-campaign.ts'
import { TalkToPerson } from '../../features/chat/actions/TalkToPerson.tsx'
import type { ChatScreenContext } from '../../features/chat/chat-context.ts'
import { type Chat, createChat } from '../../features/chat/create-chat.ts'
import { ChatScreen } from '../../features/chat/screen/ChatScreen.tsx'
import { chatTitle } from '../../features/chat/service-messages.ts'
import { campaignOfState, isStarted } from '../../features/chat/service-visit.ts'
import { ChatIntroPage } from './ChatIntroPage.tsx'
import { AllMatches, MatchesPlaceholder, type MatchesProps } from './Matches.tsx'

import styles from './ChatPage.module.css'

// Only those who get an estimate need it.
const MatchingProfessionals = lazyPart<MatchesProps>(
  async () => (await import('./MatchingProfessionals.tsx')).MatchingProfessionals,
  AllMatches,
)

const renderMatches: ChatScreenContext['renderMatches'] = (estimate, directoryPath) => (
  <Suspense fallback={<MatchesPlaceholder />}>
    <MatchingProfessionals
      profession={estimate.profession}
      city={estimate.city}
      directoryPath={directoryPath}
    />
  </Suspense>
)

/** The service's chat, for as long as its page is shown; null while the server draws. */
function useChat(tile: ServiceTile): Chat | null {
  const { state } = useLocation()
  const remembered = useCampaign()
  const [chat] = useState(() => (typeof document === 'undefined' ? null : createChat(tile)))
  useEffect(() => chat?.setCampaign(campaignOfState(state) ?? remembered), [chat, state, remembered])
  useEffect(() => chat?.open(), [chat])
  return chat
}

const never = () => () => undefined

/** The intro of a service and its chat, at one address (specification, section 2, 'Chat intro and chat screens'). */
export function ChatPage({ tile }: { readonly tile: ServiceTile }) {
  const { state } = useLocation()
  const entered = useNavigationType() === NavigationType.Replace
  const chat = useChat(tile)
  // The server knows neither what was said before nor whether the intro was seen: it draws the intro.
  const begun = useSyncExternalStore(
    never,
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
            renderMatches={renderMatches}
            menuEnd={<ConsentEntry className={styles.consent} />}
          />
        </>
      ) : (
        <ChatIntroPage tile={tile} state={state} />
      )}
    </>
  )
}
