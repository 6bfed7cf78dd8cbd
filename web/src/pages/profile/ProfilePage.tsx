import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import { useRef } from 'react'

import { PageHead } from '../../app/PageHead.tsx'
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { AskBar, AskPanel } from '../../features/affiliates/profile/actions/AskPanel.tsx'
import { PrintCode } from '../../features/affiliates/profile/actions/PrintCode.tsx'
import { ProfileActions } from '../../features/affiliates/profile/actions/ProfileActions.tsx'
import { Block } from '../../features/affiliates/profile/Block.tsx'
import { Cover } from '../../features/affiliates/profile/Cover.tsx'
import { Gallery } from '../../features/affiliates/profile/Gallery.tsx'
import { OfferedServices } from '../../features/affiliates/profile/OfferedServices.tsx'
import { IndicativePrices } from '../../features/affiliates/profile/prices/IndicativePrices.tsx'
import { profileDescription, profileTitle } from '../../features/affiliates/profile/profile-messages.ts'
import { WhatWeCheck } from '../../features/affiliates/profile/WhatWeCheck.tsx'
import { WhereTheyWork } from '../../features/affiliates/profile/WhereTheyWork.tsx'
import { profilePath } from '../../features/affiliates/search/directory-query.ts'
import type { RequestCallbackProps } from '../../features/bookings/RequestCallback.tsx'
import { useAbsoluteUrl } from '../../lib/api/site-origin.ts'
import { useSampleContent } from '../../lib/content/sample-content.ts'

import styles from './ProfilePage.module.css'

// Only a request without a chat needs it.
const RequestCallback = lazyPart<RequestCallbackProps>(
  async () => (await import('../../features/bookings/RequestCallback.tsx')).RequestCallback,
  () => null,
)

interface ProfilePageProps {
  readonly profile: AffiliateProfile
}

/** A professional's public page (specification, section 2, 'Professional shop page'). */
export function ProfilePage({ profile }: ProfilePageProps) {
  const path = profilePath(profile.link)
  const url = useAbsoluteUrl(path)
  const description = profileDescription(profile)
  const sample = useSampleContent()
  const action = useRef<HTMLDivElement>(null)
  const callback = <RequestCallback shopName={profile.shopName} />
  return (
    <>
      <PageHead
        title={profileTitle(profile)}
        description={sample ? `Profilo di esempio. ${description}` : description}
        canonicalPath={path}
      />
      <Cover
        profile={profile}
        actions={<ProfileActions profile={profile} url={url} callback={callback} action={action} />}
        code={<PrintCode url={url} />}
      />
      <div className={`wrap ${styles.shop}`}>
        <div className={styles.main}>
          <Gallery
            key={profile.link}
            pictures={profile.workPictures}
            shopName={profile.shopName}
            profession={profile.profession}
          />
          <Block title="Chi sono">
            <Disclosure
              className={styles.info}
              text={profile.info ?? profile.infoShort ?? 'Informazioni non disponibili'}
            />
          </Block>
          <OfferedServices services={profile.services} />
          <IndicativePrices profile={profile} />
          <WhereTheyWork profile={profile} />
          <WhatWeCheck />
        </div>
        <aside className={styles.aside}>
          <AskPanel profile={profile} url={url} callback={callback} />
        </aside>
      </div>
      <AskBar profile={profile} url={url} callback={callback} action={action} />
    </>
  )
}
