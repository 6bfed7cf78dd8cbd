/** What an advert's link says of itself, under the names that the chat's upstream wants. */
const parameters = ['utm_campaign', 'utm_content', 'utm_term', 'utm_source', 'utm_medium', 'gclid'] as const

/** The campaign that brought a visitor (specification, section 2, '/servizi/{service}'); each value is bounded. */
export type CampaignData = Readonly<Partial<Record<(typeof parameters)[number] | 'full_url', string>>>

const names = [...parameters, 'full_url'] as const

/** The longest value, in UTF-16 units (features.md, C1). */
export const maxCampaignValue = 512

/** At most 512 units, without control characters and halves of characters, which the API would refuse. */
function bounded(text: string): string {
  const clean = text.toWellFormed().replaceAll(/\p{Cc}/gu, '')
  return clean.slice(0, maxCampaignValue).replace(/[\uD800-\uDBFF]$/, '')
}

/** Reads the campaign out of an address; parameters that are unknown or empty are left out. */
export function campaignOf(address: string): CampaignData {
  const { searchParams } = new URL(address)
  const found = parameters.flatMap((name) => {
    const value = bounded(searchParams.get(name) ?? '').trim()
    return value === '' ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(found), full_url: bounded(address) }
}

/** Whether it says more than where the visitor came in. */
export function isCampaign(data: CampaignData): boolean {
  return parameters.some((name) => data[name] !== undefined)
}

/** What of a stored or handed-over value is campaign data; null where nothing is. */
export function readCampaignData(value: unknown): CampaignData | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] =>
      (names as readonly string[]).includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  )
  if (entries.length === 0) return null
  return Object.fromEntries(entries.map(([name, text]) => [name, bounded(text)]))
}
