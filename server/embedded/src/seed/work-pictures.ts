import type { Profession } from '@mestieri/shared/catalogue/professions.ts'

import type { Random } from './random.ts'

/** The scenes of each trade's pictures; three variants of each lie in `seed/pictures/`. */
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

/** Every picture that fits the trade: close-ups and whole scenes, as file names. */
export function picturesOf(profession: Profession): { readonly wholes: string[]; readonly closes: string[] } {
  const variants = scenes[profession].flatMap((scene) => [1, 2, 3].map((variant) => `${scene}-${variant}`))
  const closes = profession === 'Giardiniere' ? gardens : variants.map((variant) => `${variant}-close`)
  return {
    wholes: variants.map((variant) => `${variant}.webp`),
    closes: closes.map((name) => `${name}.webp`),
  }
}

/**
 * Up to `count` different pictures, a whole scene and then close-ups in turn: of the first three, which a
 * result shows, two look like photographs taken from near.
 */
export function choosePictures(profession: Profession, count: number, random: Random): string[] {
  const { wholes, closes } = picturesOf(profession)
  const shuffledWholes = random.sample(wholes, wholes.length)
  const shuffledCloses = random.sample(closes, closes.length)
  const [first = ''] = shuffledWholes
  // A close-up of what the first picture shows already adds little: it goes last.
  const near = shuffledCloses.toSorted(
    (a, b) => Number(sceneOf(a) === sceneOf(first)) - Number(sceneOf(b) === sceneOf(first)),
  )
  const mixed = [first, ...near.slice(0, 2)]
  for (let index = 2; index < near.length; index += 1)
    mixed.push(shuffledWholes[index - 1] ?? '', near[index] ?? '')
  return mixed.filter((name) => name !== '').slice(0, count)
}

function sceneOf(name: string): string {
  return name.replace(/(-close|-garden)?\.webp$/, '')
}
