import { brand } from '@mestieri/shared/brand.ts'
import { useContext } from 'react'

import { PageDescriptionListener } from './document-head/page-description.ts'
import { useAbsoluteUrl } from './site-origin.ts'

interface PageHeadProps {
  /** Without the brand, which is added. */
  readonly title: string
  readonly description: string
  /** Path and query of the address that stands for this page. */
  readonly canonicalPath: string
  readonly noindex?: boolean
}

/**
 * The page's own entries of the document head; React moves them there. What link previews and structured data add is
 * made by the server alone, in document-head.
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
