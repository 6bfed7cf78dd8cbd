import { kinds } from '@mestieri/shared/services/tinteggiatura/jobs/all.ts'

import type { Answers, CostLine } from '../../jobs/job-engine.ts'
import { valueOf } from '../readers/named-tiers.ts'
import { roomWalls, wallsPerFloor } from '../spaces.ts'

const { interni, stanza, muffa } = kinds
const wallpaper = kinds['carta-togliere']

/** Share of the surface to repair, by the state of the walls. */
const damaged = { buono: 0, punti: 0.02, parte: 0.05, molto: 0.2 } as const
const highCeiling = 1.15

const finishes = {
  traspirante: [interni.rows.paint, 'pittura traspirante'],
  lavabile: [interni.rows.washable, 'pittura lavabile'],
  decorativa: [interni.rows.decorative, 'finitura decorativa'],
} as const

/** Returns the price row of the chosen paint, and its name. */
export function finishOf(answers: Answers): (typeof finishes)[keyof typeof finishes] {
  return valueOf(finishes, answers.choice('finitura'))
}

interface Surface {
  readonly walls: number
  readonly ceilings: number
}

/** Returns the wall and ceiling areas to paint, in m²: the walls as stated, or from the floor area. */
function surfaceOf(answers: Answers): Surface {
  const stated = answers.number('pareti')
  const walls = stated > 0 ? stated : answers.number('superficie') * wallsPerFloor
  const which = answers.choice('superfici')
  return { walls: which === 'soffitti' ? 0 : walls, ceilings: which === 'pareti' ? 0 : walls / wallsPerFloor }
}

function painted(answers: Answers, { walls, ceilings }: Surface, factor: number): CostLine {
  const [row, words] = finishOf(answers)
  if (walls === 0)
    return {
      label: `Soffitti, ${words}`,
      row: answers.choice('finitura') === 'traspirante' ? interni.rows.ceiling : row,
      quantity: ceilings,
      factor,
    }
  const what = ceilings === 0 ? 'Pareti' : 'Pareti e soffitti'
  return { label: `${what}, ${words}`, row, quantity: walls + ceilings, factor }
}

function mouldLine(answers: Answers): CostLine {
  const quantity = answers.choice('muffa') === 'si' ? answers.number('muffaMq') : 0
  return { label: 'Muffa da trattare', row: muffa.rows.mould, quantity }
}

function repairLine(answers: Answers, { walls, ceilings }: Surface): CostLine {
  const share = valueOf(damaged, answers.choice('stato'))
  return {
    label: 'Crepe e intonaco da riprendere',
    row: interni.rows.repair,
    quantity: (walls + ceilings) * share,
  }
}

function wallpaperLine(answers: Answers, quantity: number): CostLine {
  const isThere = answers.choice('carta') === 'si'
  return { label: 'Carta da parati da togliere', row: wallpaper.rows.strip, quantity: isThere ? quantity : 0 }
}

/** Returns the area of wallpaper in m². */
function wallpaperArea(answers: Answers, { walls }: Surface): number {
  const where = { una: roomWalls, due: 2 * roomWalls, tutta: walls }
  const area = valueOf(where, answers.choice('cartaDove'))
  // 'togliere la carta, 25 mq di pareti': the paper cannot exceed the stated wall area.
  const stated = answers.number('pareti')
  return stated > 0 ? Math.min(area, stated) : area
}

/** Returns the lines for painting a home, or several of the same kind. */
export function interniLines(answers: Answers): CostLine[] {
  const one = surfaceOf(answers)
  const flats = Math.max(1, answers.number('appartamenti'))
  const surface = { walls: one.walls * flats, ceilings: one.ceilings * flats }
  const all = surface.walls + surface.ceilings
  const factor = answers.choice('altezza') === 'alta' ? highCeiling : 1
  return [
    painted(answers, surface, factor),
    {
      label: 'Protezione e spostamento dei mobili',
      row: interni.rows.furnished,
      quantity: answers.choice('arredo') === 'arredata' ? all : 0,
    },
    repairLine(answers, surface),
    mouldLine(answers),
    wallpaperLine(answers, wallpaperArea(answers, surface)),
    { label: 'Colori in più', row: interni.rows.colour, quantity: Math.max(0, answers.number('colori') - 1) },
    {
      label: 'Terza mano per la tinta forte',
      row: interni.rows.strong,
      quantity: answers.choice('tinta') === 'forte' ? surface.walls : 0,
    },
  ]
}

/** Returns the lines for painting one or a few rooms. */
export function stanzaLines(answers: Answers): CostLine[] {
  const surface = surfaceOf(answers)
  return [
    painted(answers, surface, answers.choice('altezza') === 'alta' ? highCeiling : 1),
    repairLine(answers, surface),
    mouldLine(answers),
    wallpaperLine(answers, surface.walls),
    { label: 'Colori in più', row: stanza.rows.colour, quantity: Math.max(0, answers.number('colori') - 1) },
    {
      label: 'Terza mano per la tinta forte',
      row: stanza.rows.strong,
      quantity: answers.choice('tinta') === 'forte' ? surface.walls : 0,
    },
  ]
}

/** Returns the line for painting the rest of the room after a repair. */
export function repaintLine(answers: Answers): CostLine {
  const quantity = answers.choice('ridipingere') === 'si' ? roomWalls : 0
  return { label: 'Resto della stanza da ridipingere', row: interni.rows.paint, quantity }
}

/** Returns the wall area in m² for a job priced by it: as stated, or from the floor area of the home. */
export function wallQuantity(answers: Answers): number {
  const stated = answers.number('pareti')
  return stated > 0 ? stated : answers.number('superficie') * wallsPerFloor
}
