import type { AffiliateProfile } from '@mestieri/shared/contracts/affiliates.ts'
import type { ReactNode } from 'react'

import type { ButtonProps } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/Button/ButtonLink.tsx'
import { DirectRequestButton } from '../../request/DirectRequestButton.tsx'
import { estimateRequest } from './estimate-request.ts'

export interface AskProps {
  readonly profile: AffiliateProfile
  /** The profile's absolute address. */
  readonly url: string
  /** The page's button for a callback about a request. */
  readonly callback: ReactNode
}

interface AskButtonProps extends AskProps, Pick<ButtonProps, 'full' | 'size' | 'className'> {
  /** Names the professional to screen readers, where a page has such a button for several. */
  readonly named?: boolean
}

/** Asks for a quote: in the chat, or directly where no service of the professional has a price list. */
export function AskButton({ profile, url, callback, named = false, ...look }: AskButtonProps) {
  const request = estimateRequest(profile, url)
  const words = <span>Chiedi un preventivo{named && <span className="sr"> a {profile.shopName}</span>}</span>
  if (request) {
    return (
      <ButtonLink {...look} to={request.path} state={request.state}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <DirectRequestButton {...look} shopName={profile.shopName} url={url} callback={callback}>
      {words}
    </DirectRequestButton>
  )
}
