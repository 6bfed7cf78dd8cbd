import { PageHead } from '../../app/PageHead.tsx'
import { NotFound } from './NotFound.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="Pagina non disponibile"
        description="La pagina che hai cercato non è disponibile."
        canonicalPath="/"
        noindex
      />
      <NotFound />
    </>
  )
}
