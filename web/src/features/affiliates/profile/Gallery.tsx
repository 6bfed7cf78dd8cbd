import { useRef, useState } from 'react'

import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { Lightbox } from '../../../components/Lightbox/Lightbox.tsx'
import { useSampleContent } from '../../../lib/content/sample-content.ts'
import { pictureSource, showsBefore } from '../identity/picture-source.ts'
import { trade } from '../identity/trade.ts'
import { Block } from './Block.tsx'

import styles from './Gallery.module.css'

interface GalleryProps {
  readonly pictures: readonly string[]
  readonly shopName: string
  readonly profession: string
}

/** The number of photos in the grid on wide screens; phones scroll through all photos. */
const inGrid = 5

/** The word for the pictures: those of a sample professional are drawn. */
const words = {
  photo: { one: 'foto', many: 'foto', enlarge: 'la foto', enlarged: 'Foto' },
  drawing: {
    one: 'illustrazione',
    many: 'illustrazioni',
    enlarge: 'l’illustrazione',
    enlarged: 'Illustrazione',
  },
} as const

/** The last tile shows '+7' for the pictures behind it: its name has the same text (WCAG 2.2, 2.5.3). */
function openLabel(enlarge: string, index: number, pictures: number): string {
  const label = `Ingrandisci ${enlarge} ${index + 1} di ${pictures}`
  const hidden = pictures - inGrid
  return index === inGrid - 1 && hidden > 0 ? `${label}, +${hidden}` : label
}

/** The work pictures: a grid, on phones a row to swipe, and a lightbox (features.md, B2). */
export function Gallery({ pictures, shopName, profession }: GalleryProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<number | null>(null)
  const thumbnails = useRef(new Map<number, HTMLButtonElement>())
  const opener = useRef<HTMLButtonElement>(null)
  const sample = useSampleContent()
  const shown = pictures.filter((picture) => !broken.has(picture))
  if (shown.length === 0) return null

  const drop = (picture: string) => setBroken((known) => new Set(known).add(picture))
  const { one, many, enlarge, enlarged } = words[sample ? 'drawing' : 'photo']
  const altOf = (index: number) => {
    const before = showsBefore(shown[index] ?? '') ? ', prima dei lavori' : ''
    return `${sample ? 'Illustrazione del lavoro' : 'Lavoro'} ${index + 1} di ${shopName}${before}`
  }
  const count = `${shown.length} ${shown.length === 1 ? one : many}`
  const photos = shown.map((picture, index) => ({
    ...pictureSource(picture, 1920),
    alt: altOf(index),
    caption: showsBefore(picture) ? 'Prima dei lavori' : undefined,
  }))
  const hidden = shown.length - inGrid

  const show = (index: number | null) => {
    // When the lightbox closes, the focus returns to the thumbnail that opened it.
    if (index !== null && open === null) opener.current = thumbnails.current.get(index) ?? null
    setOpen(index)
  }

  return (
    <Block title="Lavori" aside={sample ? `${count} di esempio` : count}>
      <ul className={styles.gallery} data-count={Math.min(shown.length, inGrid)}>
        {shown.map((picture, index) => (
          <li key={picture} className={styles.item} data-tint={trade(profession).tint}>
            <button
              ref={(button) => {
                if (button) thumbnails.current.set(index, button)
                else thumbnails.current.delete(index)
              }}
              type="button"
              className={styles.open}
              aria-label={openLabel(enlarge, index, shown.length)}
              onClick={() => show(index)}
            >
              <img
                ref={(image) => {
                  if (image?.complete && image.naturalWidth === 0) drop(picture)
                }}
                {...pictureSource(picture, index === 0 ? 960 : 640)}
                sizes={
                  index === 0
                    ? '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 76vw'
                    : '(min-width: 64rem) 12rem, (min-width: 48rem) 22vw, 76vw'
                }
                width={800}
                height={800}
                alt={altOf(index)}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                decoding="async"
                onError={() => drop(picture)}
              />
              {index === inGrid - 1 && hidden > 0 && (
                <span className={styles.more} aria-hidden="true">
                  +{hidden}
                </span>
              )}
            </button>
            {showsBefore(picture) && (
              <span className={styles.before} aria-hidden="true">
                Prima
              </span>
            )}
            {sample && index === 0 && <ExampleTag className={styles.tag}>Illustrazione</ExampleTag>}
          </li>
        ))}
      </ul>
      <Lightbox photos={photos} noun={enlarged} index={open} onIndexChange={show} returnFocus={opener} />
    </Block>
  )
}
