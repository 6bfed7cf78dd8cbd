import { concretePaths, type PageRoute, pageRoutes } from '@mestieri/shared/pages.ts'

import { offersRanking } from '../../src/lib/ranking/offers-ranking.ts'
import type { Answer } from './documents.ts'

export interface ListedProfessional {
  readonly link: string
  readonly shopName: string
}

/** The first professionals of the directory. */
export async function someProfessionals(
  get: (path: string) => Promise<Answer>,
): Promise<readonly ListedProfessional[]> {
  const { text } = await get('/api/affiliates?pageSize=12')
  return (JSON.parse(text) as { affiliates: ListedProfessional[] }).affiliates
}

/** The pages of a site in front of a real upstream whose owner has not confirmed the order of the results. */
export const realPages = pageRoutes.filter(({ id }) => id !== 'ranking' || offersRanking(false))

/** The paths of a route: all of them, or one example if a parameter is free. */
export function addressesOf(route: PageRoute, { link }: ListedProfessional): string[] {
  if (route.id === 'profile') return [route.path.replace(':link', link)]
  if (route.values) return concretePaths(route)
  return [route.path.replace(/:\w+/, 'k3Jd92Lq')]
}
