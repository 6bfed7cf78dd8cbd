import { geoPath } from 'd3-geo'

import type { Frame } from './frame.ts'
import { overlap, type Geography, type Piece } from './geography.ts'
import { element, px } from './svg.ts'
import { builtUpLand, type Town } from './towns.ts'
import { lakeIslands, lakes, type LakeOutline, type RiverCourse, rivers } from './waters.ts'

function visible<T extends Piece<unknown>>(pieces: readonly T[], frame: Frame): T[] {
  return pieces.filter((piece) => overlap(piece.bounds, frame.bounds))
}

function pathOf(pieces: readonly Piece<Parameters<ReturnType<typeof geoPath>>[0]>[], frame: Frame): string {
  const path = geoPath(frame.projection).digits(1)
  return pieces.map((piece) => path(piece.geometry) ?? '').join('')
}

/** The path data of a curve along a river; empty if the frame has none of its points. */
function smoothCourse(course: RiverCourse, frame: Frame): string {
  const points = course.map(([lng, lat]) => frame.project({ lat, lng }))
  const isNear = ({ x, y }: (typeof points)[number]) =>
    x > -frame.width && y > -frame.height && x < 2 * frame.width && y < 2 * frame.height
  const [first, ...others] = points.filter(isNear)
  const last = others.at(-1)
  if (!first || !last) return ''
  const curves = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? last
    return `Q${px(point.x)} ${px(point.y)} ${px((point.x + next.x) / 2)} ${px((point.y + next.y) / 2)}`
  })
  return `M${px(first.x)} ${px(first.y)}${curves.join('')}L${px(last.x)} ${px(last.y)}`
}

/** The path data of a closed curve through the midpoints of an outline's sides. This rounds the corners. */
function smoothOutline(outline: LakeOutline, frame: Frame): string {
  const points = outline.map(([lng, lat]) => frame.project({ lat, lng }))
  const outside = points.every(({ x, y }) => x < 0 || y < 0 || x > frame.width || y > frame.height)
  const last = points.at(-1)
  const first = points[0]
  if (outside || !last || !first) return ''
  const curves = points.map((point, index) => {
    const next = points[index + 1] ?? first
    return `Q${px(point.x)} ${px(point.y)} ${px((point.x + next.x) / 2)} ${px((point.y + next.y) / 2)}`
  })
  return `M${px((last.x + first.x) / 2)} ${px((last.y + first.y) / 2)}${curves.join('')}Z`
}

/**
 * Draws everything under the labels: sea, land, built-up land, rivers, lakes and borders.
 *
 * @param tint markup that is drawn on land only
 */
export function drawTerrain(
  geography: Geography,
  frame: Frame,
  towns: readonly Town[],
  tint: string,
): string {
  const { palette } = frame
  const italy = visible(geography.italy, frame)
  const abroad = visible(geography.neighbours, frame)
  const italyPath = pathOf(italy, frame)
  const abroadPath = pathOf(abroad, frame)
  const lakePath = [...Object.values(lakes), ...Object.values(lakeIslands)]
    .map((outline) => smoothOutline(outline, frame))
    .join('')
  const riverPath = Object.values(rivers)
    .map((course) => smoothCourse(course, frame))
    .join('')
  const both = '<use href="#i"/><use href="#a"/>'
  const builtUp = builtUpLand(towns, frame)
    .map(([diameter, d]) => element('path', { 'stroke-width': diameter, d }))
    .join('')
  return [
    `<defs>${element('path', { id: 'i', d: italyPath })}${element('path', { id: 'a', d: abroadPath })}`,
    `<clipPath id="c">${both}</clipPath></defs>`,
    element('rect', { width: frame.width, height: frame.height, fill: palette.sea }),
    element('g', { stroke: palette.shallow, 'stroke-width': 16, 'stroke-linejoin': 'round' }, both),
    element('g', { stroke: palette.shore, 'stroke-width': 7, 'stroke-linejoin': 'round' }, both),
    element('g', { stroke: palette.coast, 'stroke-width': 1.4 }, both),
    element('use', { href: '#a', fill: palette.abroad }),
    element('use', { href: '#i', fill: palette.land }),
    element(
      'g',
      { 'clip-path': 'url(#c)' },
      tint +
        element('g', { fill: 'none', stroke: palette.builtUp, 'stroke-linecap': 'round' }, builtUp) +
        (riverPath &&
          element('path', {
            d: riverPath,
            fill: 'none',
            stroke: palette.coast,
            'stroke-width': 2,
            'stroke-linejoin': 'round',
          })),
    ),
    lakePath &&
      element('path', {
        d: lakePath,
        fill: palette.sea,
        'fill-rule': 'evenodd',
        stroke: palette.coast,
        'stroke-width': 0.8,
      }),
    element('path', {
      d: pathOf(visible(geography.borders, frame), frame),
      fill: 'none',
      stroke: palette.border,
      'stroke-width': 1.1,
      'stroke-dasharray': '5 3',
      'stroke-linejoin': 'round',
    }),
  ].join('')
}
