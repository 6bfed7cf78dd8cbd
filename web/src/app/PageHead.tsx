import { brand } from '@mestieri/shared/brand.ts'
import { useContext } from 'react'

import { useAbsoluteUrl } from '../lib/api/site-origin.ts'
import { PageDescriptionListener } from './document-head/page-description.ts'

interface PageHeadProps {
  /** The title without the brand name, which is appended. */
  readonly title: string
  readonly description: string
  /** Path and query of the canonical URL. */
  readonly canonicalPath: string
  readonly noindex?: boolean
}

/**
 * The page's entries of the document head; React moves them there. Link previews and structured data are
 * created only on the server, in document-head.
 */
export function PageHead({ title, description, canonicalPath, noindex }: PageHeadProps) {
  const url = useAbsoluteUrl(canonicalPath)
  const fullTitle = `${title} · ${brand.name}`
  useContext(PageDescriptionListener)?.({ title: fullTitle, description, canonicalPath })
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={url} />}
    </>
  )
}
