import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

import type { Random } from './random.ts'

/** The scenes that fit each trade. `seed/pictures/` has three variants of each scene. */
const scenes: Readonly<Record<Profession, readonly string[]>> = {
  Cartongessista: ['ristrutturazione', 'tinteggiatura'],
  Elettricista: ['impianti', 'ristrutturazione'],
  Giardiniere: ['fotovoltaico', 'tetto'],
  Idraulico: ['bagno', 'caldaia', 'impianti'],
  Imbianchino: ['tinteggiatura', 'facciata'],
  Impiantista: ['impianti', 'caldaia', 'fotovoltaico'],
  'Impresa Edile': ['ristrutturazione', 'bagno', 'tetto', 'facciata'],
  'Installatore fotovoltaico': ['fotovoltaico', 'tetto'],
  Parquettista: ['ristrutturazione', 'serramenti', 'tinteggiatura'],
  Piastrellista: ['bagno', 'ristrutturazione', 'caldaia'],
  Pulizie: ['bagno', 'serramenti', 'tinteggiatura'],
  Serramentista: ['serramenti', 'facciata'],
}

const gardens = ['tetto-2-garden', 'facciata-2-garden', 'fotovoltaico-2-garden', 'fotovoltaico-1-garden']

/** File names of all pictures that fit the trade: whole scenes and close-ups. */
export function picturesOf(profession: Profession): {
  readonly wholeScenes: string[]
  readonly closeUps: string[]
} {
  const variants = scenes[profession].flatMap((scene) => [1, 2, 3].map((variant) => `${scene}-${variant}`))
  const closeUps = profession === 'Giardiniere' ? gardens : variants.map((variant) => `${variant}-close`)
  return {
    wholeScenes: variants.map((variant) => `${variant}.webp`),
    closeUps: closeUps.map((name) => `${name}.webp`),
  }
}

/**
 * Chooses up to `count` different pictures. The first is a whole scene, the next two are close-ups, then both
 * kinds alternate. A search result shows the first three.
 */
export function choosePictures(profession: Profession, count: number, random: Random): string[] {
  const { wholeScenes, closeUps } = picturesOf(profession)
  const shuffledScenes = random.sample(wholeScenes, wholeScenes.length)
  const shuffledCloseUps = random.sample(closeUps, closeUps.length)
  const [first = ''] = shuffledScenes
  // A close-up of the first picture's own scene shows little new, so it comes last.
  const near = shuffledCloseUps.toSorted(
    (a, b) => Number(sceneOf(a) === sceneOf(first)) - Number(sceneOf(b) === sceneOf(first)),
  )
  const mixed = [first, ...near.slice(0, 2)]
  for (let index = 2; index < near.length; index += 1)
    mixed.push(shuffledScenes[index - 1] ?? '', near[index] ?? '')
  return mixed.filter((name) => name !== '').slice(0, count)
}

function sceneOf(name: string): string {
  return name.replace(/(-close|-garden)?\.webp$/, '')
}
