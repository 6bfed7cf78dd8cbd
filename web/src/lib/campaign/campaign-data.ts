import { readStored, type StoredSchema } from '../storage/stored-schema.ts'

/** The campaign parameters of an advert's link; the upstream chat uses the same names. */
const parameters = ['utm_campaign', 'utm_content', 'utm_term', 'utm_source', 'utm_medium', 'gclid'] as const

/** The campaign that brought the visitor (specification, section 2, '/servizi/{service}'). */
export type CampaignData = Readonly<Partial<Record<(typeof parameters)[number] | 'full_url', string>>>

const parameter = { type: 'string', minLength: 1 } as const satisfies StoredSchema

/** The schema of stored campaign data, and of those in a navigation's state. */
export const campaignSchema = {
  type: 'object',
  properties: {
    utm_campaign: parameter,
    utm_content: parameter,
    utm_term: parameter,
    utm_source: parameter,
    utm_medium: parameter,
    gclid: parameter,
    full_url: parameter,
  } satisfies Record<keyof CampaignData, StoredSchema>,
} as const satisfies StoredSchema

/** Maximum length of a value, in UTF-16 units (features.md, C1). */
export const maxCampaignValue = 512

/** Cuts a value to the maximum length, without control characters and lone surrogates, for the API. */
function bounded(text: string): string {
  const clean = text.toWellFormed().replaceAll(/\p{Cc}/gu, '')
  return clean.slice(0, maxCampaignValue).replace(/[\uD800-\uDBFF]$/, '')
}

/** Reads the campaign from a URL; unknown and empty parameters are left out. */
export function campaignOf(address: string): CampaignData {
  const { searchParams } = new URL(address)
  const found = parameters.flatMap((name) => {
    const value = bounded(searchParams.get(name) ?? '').trim()
    return value === '' ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(found), full_url: bounded(address) }
}

/** Whether the data hold a campaign parameter, and not the URL alone. */
export function isCampaign(data: CampaignData): boolean {
  return parameters.some((name) => data[name] !== undefined)
}

/** Reads the campaign data in an untrusted value; null without any. */
export function readCampaignData(value: unknown): CampaignData | null {
  const entries = Object.entries(readStored(campaignSchema, value) ?? {})
  if (entries.length === 0) return null
  return Object.fromEntries(entries.map(([name, found]) => [name, bounded(found)]))
}
