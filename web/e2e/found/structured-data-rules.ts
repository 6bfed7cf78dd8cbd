/**
 * Required and allowed properties of each type of structured data: the properties of schema.org that the site
 * uses, so that a misspelt one is found, and the requirements of Google Search Central
 * (developers.google.com/search/docs/ appearance/structured-data/…: organization, local-business, breadcrumb,
 * faqpage, carousel; …/appearance/site-names).
 */
interface TypeRule {
  readonly required: readonly string[]
  readonly optional?: readonly string[]
}

const business: TypeRule = {
  // local-business requires name and address; features.md, B10, requires the others.
  required: ['@id', 'url', 'name', 'address', 'areaServed', 'image'],
  optional: ['geo', 'knowsAbout'],
}

const organization: TypeRule = {
  // A reference has only the first three, see below.
  required: ['@id', 'name', 'url'],
  optional: [
    'legalName',
    'logo',
    'slogan',
    'vatID',
    'foundingDate',
    'address',
    'areaServed',
    'contactPoint',
    'sameAs',
  ],
}

const rules: Readonly<Record<string, TypeRule>> = {
  Organization: organization,
  WebSite: { required: ['@id', 'name', 'url', 'publisher'], optional: ['description', 'inLanguage'] },
  Service: { required: ['name', 'serviceType', 'areaServed', 'provider', 'url'], optional: ['description'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], optional: ['name', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'], optional: ['item', 'url'] },
  PostalAddress: {
    required: ['addressCountry', 'addressLocality'],
    optional: ['addressRegion', 'streetAddress'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  ContactPoint: { required: ['contactType', 'telephone'], optional: ['availableLanguage'] },
  City: { required: ['name'] },
  Country: { required: ['name'] },
  Electrician: business,
  Plumber: business,
  HousePainter: business,
  GeneralContractor: business,
  RoofingContractor: business,
  HVACBusiness: business,
  HomeAndConstructionBusiness: business,
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown): boolean =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** The types of a node; several are allowed. */
export const typesOf = (node: Node): string[] => [node['@type']].flat() as string[]

function listFaults(node: Node, at: string): string[] {
  const items = [node['itemListElement']].flat().filter(isNode)
  const positions = items.map((item) => item['position'])
  const [first = 0] = positions as number[]
  const faults = positions.every((position, index) => position === first + index) ? [] : ['positions']
  if (typesOf(node).includes('BreadcrumbList')) {
    if (first !== 1 || items.length < 2) faults.push('a way has at least two steps, from 1')
    if (!items.every((item) => typeof item['item'] === 'string')) faults.push('a step has an item')
  } else if (!items.every((item) => typeof item['url'] === 'string')) faults.push('an entry has a url')
  return faults.map((fault) => `${at}: ${fault}`)
}

/** Faults of a node and of the nodes below it; empty if there are none. */
export function faultsOf(node: Node, at = typesOf(node).join('+')): string[] {
  const faults: string[] = []
  for (const type of typesOf(node)) {
    const rule = rules[type]
    if (!rule) {
      faults.push(`${at}: unknown type ${type}`)
      continue
    }
    const known = new Set(['@context', '@type', ...rule.required, ...(rule.optional ?? [])])
    for (const name of rule.required) if (!(name in node)) faults.push(`${at}: no ${name}`)
    for (const name of Object.keys(node)) if (!known.has(name)) faults.push(`${at}: unknown ${name}`)
  }
  if ('itemListElement' in node) faults.push(...listFaults(node, at))
  for (const [name, value] of Object.entries(node)) {
    if (isBlank(value)) faults.push(`${at}.${name}: empty`)
    for (const child of [value].flat().filter(isNode)) faults.push(...faultsOf(child, `${at}.${name}`))
  }
  return faults
}

/** All URLs in a node, of pages and of pictures. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  return isNode(value) ? Object.values(value).flatMap(addressesIn) : []
}

const shown = new Set(['name', 'text', 'legalName', 'addressLocality', 'streetAddress', 'serviceType'])

/** All texts of a node that must be visible on the page (Google: mark up only visible content). */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return shown.has(key) ? value.split('\n') : []
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key))
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name))
}
