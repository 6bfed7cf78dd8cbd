import { brand } from '@mestieri/shared/brand.ts'

import { useAbsoluteUrl } from './site-origin.ts'

interface PageHeadProps {
  /** Without the brand, which is added. */
  readonly title: string
  readonly description: string
  /** Path and query of the address that stands for this page. */
  readonly canonicalPath: string
  readonly noindex?: boolean
  /** schema.org data, one object a block. */
  readonly structuredData?: readonly object[]
}

/** Escapes what could end the element; JSON allows it in any string. */
function embeddableJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** The page's own entries of the document head; React moves them there. */
export function PageHead({ title, description, canonicalPath, noindex, structuredData }: PageHeadProps) {
  const url = useAbsoluteUrl(canonicalPath)
  const picture = useAbsoluteUrl('/og.jpg')
  const fullTitle = `${title} · ${brand.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData?.map((data) => {
        const json = embeddableJson(data)
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        )
      })}
    </>
  )
}
