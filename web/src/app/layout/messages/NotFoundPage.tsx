import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { PageHead } from '../../PageHead.tsx'
import { PictureMessage } from './PictureMessage.tsx'

/** The page for every path without a route (specification, section 2, 'any other'), with its head. */
export function NotFoundPage() {
  return (
    <>
      <PageHead
        title="Pagina non disponibile"
        description="La pagina che hai cercato non è disponibile."
        canonicalPath="/"
        noindex
      />
      <PictureMessage
        picture="non-trovata"
        tint="tinteggiatura"
        alt="Un giardino recintato con una porta rossa e nessuna casa"
        title="Oops... La pagina che hai cercato non è disponibile."
        actions={<ButtonLink to="/">Torna alla Home</ButtonLink>}
      >
        <p>La porta c’è, la casa no. Capita, quando si cambiano le strade.</p>
      </PictureMessage>
    </>
  )
}
