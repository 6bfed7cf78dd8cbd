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
 * Loads the search over all municipalities at the first call: it is 40 kB compressed, and only the city field
 * needs it. Rejects on failure; the next call tries again.
 */
export function loadMunicipalities(): Promise<MunicipalitySearch> {
  loading ??= loadList().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
