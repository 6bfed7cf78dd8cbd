import type { MunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'

let loading: Promise<MunicipalitySearch> | undefined

async function loadList(): Promise<MunicipalitySearch> {
  const [{ municipalityList }, { createMunicipalitySearch }] = await Promise.all([
    import('@mestieri/shared/municipalities/list.ts'),
    import('@mestieri/shared/municipalities/search.ts'),
  ])
  return createMunicipalitySearch(municipalityList())
}

/**
 * The search over all municipalities, fetched at the first call: 40 kB compressed that only those who type a city
 * need. A failure rejects, and the next call tries again.
 */
export function loadMunicipalities(): Promise<MunicipalitySearch> {
  loading ??= loadList().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
