import type { PageRoute } from '@mestieri/shared/routes.ts'
import { IconArrowRight } from '@tabler/icons-react'

import { PictureMessage } from '../../app/layout/PictureMessage.tsx'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { comingSubject } from './coming-subject.ts'

interface ComingPageProps {
  readonly route: PageRoute
}

/** Holds the place of a page of the route table that a later release brings. */
export function ComingPage({ route }: ComingPageProps) {
  const { title, line, picture, alt, directory } = comingSubject(route)
  return (
    <PictureMessage
      picture={picture}
      tint={picture}
      alt={alt}
      title={title}
      actions={
        <>
          <ButtonLink to={directory}>Cerca un professionista</ButtonLink>
          <ButtonLink variant="bare" to="/">
            Torna alla Home <IconArrowRight {...decorativeIcon} />
          </ButtonLink>
        </>
      }
    >
      <p>{line}</p>
    </PictureMessage>
  )
}
