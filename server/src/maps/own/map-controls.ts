import type { Frame } from './frame.ts'
import { grow, type Box } from './lettering/labels.ts'
import { textWidth } from './lettering/lettering.ts'
import { element, px } from './svg.ts'

/** An element drawn over the map, and the boxes that labels must not cover because of it. */
export interface MapOverlay {
  readonly markup: string
  /** Texts that need a halo to be legible on the map. */
  readonly texts?: string
  readonly boxes: readonly Box[]
}

/** The sources of the map data, as their licences require. */
export const mapAttribution = 'Dati: ISTAT (CC BY), Garda Informatica (MIT) · Natural Earth'

const rings = [
  { km: 25, tint: '0.03', dash: '2 4' },
  { km: 10, tint: '0.055', dash: undefined },
] as const

/** The angle of the distance label on a ring: a little north of east, so that it does not cover the pin. */
const ringLabelAngle = -Math.PI / 7

const ringLabelSize = 10
const pinSize = { width: 25, height: 34 } as const
const nameSize = 13
const attributionSize = 9

/** Draws the areas of the rings, tinted light red. The caller clips them to the land. */
export function drawRingAreas(frame: Frame): string {
  const { palette } = frame
  return rings
    .map(({ km, tint }) =>
      element('circle', {
        cx: frame.width / 2,
        cy: frame.height / 2,
        r: km * frame.pixelsPerKm,
        fill: palette.ring,
        'fill-opacity': tint,
      }),
    )
    .join('')
}

/** Draws the rings of 10 and 25 km with their distance labels. */
export function drawRings(frame: Frame): MapOverlay {
  const cx = frame.width / 2
  const cy = frame.height / 2
  const { palette, lettering } = frame
  const drawn = rings.map(({ km, dash }) => {
    const r = km * frame.pixelsPerKm
    const x = cx + r * Math.cos(ringLabelAngle)
    const y = cy + r * Math.sin(ringLabelAngle) + ringLabelSize * 0.35
    const text = `${km} km`
    const half = textWidth(text, ringLabelSize) / 2
    return {
      circle: element('circle', { cx, cy, r, 'stroke-dasharray': dash }),
      label: lettering.draw(text, {
        x,
        y,
        size: ringLabelSize,
        anchor: 'middle',
        fill: palette.pinEdge,
        halo: 4,
      }),
      box: { left: x - half - 3, top: y - ringLabelSize, right: x + half + 3, bottom: y + 4 },
    }
  })
  const line = {
    fill: 'none',
    stroke: palette.ring,
    'stroke-opacity': '0.5',
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
  }
  return {
    markup: element('g', line, drawn.map(({ circle }) => circle).join('')),
    texts: drawn.map(({ label }) => label).join(''),
    boxes: drawn.map(({ box }) => box),
  }
}

/** Draws the pin with its tip in the middle of the map, and the name of the place on a card under it. */
export function drawPin(frame: Frame, name: string): MapOverlay {
  const x = frame.width / 2
  const y = frame.height / 2
  const { palette, lettering } = frame
  const nameWidth = textWidth(name, nameSize)
  const width = Math.min(nameWidth + 28, frame.width - 16)
  // A name that is wider than the map gets smaller letters.
  const size = nameSize * Math.min(1, (width - 16) / nameWidth)
  const card: Box = { left: x - width / 2, top: y + 9, right: x + width / 2, bottom: y + 33 }
  const parts = [
    element('ellipse', { cx: 0, cy: 1, rx: 7, ry: 2.6, fill: palette.shadow, 'fill-opacity': '0.3' }),
    element('path', {
      d: 'M0 0C-3-6-11-11-11-20.5a11 11 0 0 1 22 0C11-11 3-6 0 0Z',
      fill: palette.pin,
      stroke: palette.surface,
      'stroke-width': 1.6,
      'paint-order': 'stroke',
    }),
    element('circle', { cy: -20.5, r: 4, fill: palette.surface }),
    element('rect', {
      x: -width / 2,
      y: 9,
      width,
      height: 24,
      rx: 12,
      fill: palette.surface,
      stroke: palette.line,
      'stroke-width': 1,
    }),
    lettering.draw(name, { x: 0, y: 25.5, size, anchor: 'middle', fill: palette.ink }),
  ]
  const body = {
    left: x - pinSize.width / 2,
    top: y - pinSize.height,
    right: x + pinSize.width / 2,
    bottom: y + 4,
  }
  return {
    markup: element('g', { transform: `translate(${px(x)} ${px(y)})`, stroke: 'none' }, parts.join('')),
    boxes: [body, grow(card, 4)],
  }
}

/** Draws the attribution at the bottom right, in two lines if one is too long. */
export function drawAttribution(frame: Frame): MapOverlay {
  const right = frame.width - 8
  const bottom = frame.height - 7
  const widthOf = (text: string): number => textWidth(text, attributionSize)
  const fits = widthOf(mapAttribution) <= frame.width - 16
  const lines = fits ? [mapAttribution] : mapAttribution.split(/(?<=,) /)
  const texts = lines.map((line, index) => {
    const y = bottom - (lines.length - 1 - index) * attributionSize * 1.25
    const style = { x: right, y, size: attributionSize, anchor: 'end', halo: 3 } as const
    return frame.lettering.draw(line, { ...style, fill: frame.palette.muted })
  })
  const left = right - Math.max(...lines.map(widthOf))
  const top = bottom - lines.length * attributionSize * 1.25
  return {
    markup: '',
    texts: texts.join(''),
    boxes: [{ left, top, right: frame.width, bottom: frame.height }],
  }
}
