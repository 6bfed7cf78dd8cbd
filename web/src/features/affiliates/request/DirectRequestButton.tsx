import { brand } from '@mestieri/shared/brand.ts'
import { Suspense, useState } from 'react'

import { Button, type ButtonProps } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { lazyPart } from '../../../components/lazy-part.ts'
import { messagingLink } from '../../../lib/messaging-app.ts'
import type { DirectRequestProps } from './DirectRequest.tsx'
import { maxRequest, requestMessage } from './request-message.ts'

import styles from './DirectRequest.module.css'

/** The fallback when the script of `DirectRequest` does not load: the message without a form. */
function RequestLink({ shopName, url, job = '' }: DirectRequestProps) {
  return (
    <ButtonLink
      full
      href={messagingLink(brand.support.whatsapp, requestMessage(shopName, url, job), maxRequest)}
      target="_blank"
      rel="noopener noreferrer"
    >
      Scrivi su WhatsApp
    </ButtonLink>
  )
}

const DirectRequest = lazyPart<DirectRequestProps>(
  async () => (await import('./DirectRequest.tsx')).DirectRequest,
  RequestLink,
)

interface DirectRequestButtonProps
  extends DirectRequestProps, Pick<ButtonProps, 'full' | 'size' | 'className' | 'children'> {}

/** A button that opens the request to a professional. */
export function DirectRequestButton({
  full,
  size,
  className,
  children,
  ...request
}: DirectRequestButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        full={full}
        size={size}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Dialog
        title={`Richiesta a ${request.shopName}`}
        open={open}
        sheet
        backCloses
        closeOnBackdrop
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
          <DirectRequest {...request} />
        </Suspense>
      </Dialog>
    </>
  )
}
