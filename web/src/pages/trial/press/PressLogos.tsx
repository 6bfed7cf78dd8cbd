import type { PressLogo } from '@mestieri/shared/brand/press.ts'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type FocusEvent, type MouseEvent, useRef, useState } from 'react'

import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import type { Slot } from '../../../lib/content/content-slot.ts'
import type { SamplePressLogo } from '../../../samples/press-logos.tsx'

import styles from './PressLogos.module.css'

/** With fewer logos than in the specification the row would have gaps; then it stands still, without copies. */
const minScrolling = 7

/** The copies of the first set: every logo eight times in total (specification, section 9). */
const clones = [2, 3, 4, 5, 6, 7, 8]

type ShownLogo = PressLogo | SamplePressLogo

const symbolId = (index: number) => `testata-${index}`

function bringIntoView({ target }: FocusEvent): void {
  target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
}

function startOver({ currentTarget }: FocusEvent): void {
  currentTarget.scrollLeft = 0
}

/**
 * The scrolling logos of newspapers that wrote about the site (specification, section 2; features.md, H7).
 * The first set has the links. The other seven are inert copies; a click on one is passed to the link of the
 * same logo.
 */
export function PressLogos({ entries: logos, areSamples }: Slot<ShownLogo>) {
  const track = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const scrolls = logos.length >= minScrolling

  const follow = (event: MouseEvent) => {
    // Inert elements are never the target of an event, so a click on a copy arrives here.
    if (event.target instanceof Element && event.target.closest('a')) return
    const items = [...(track.current?.querySelectorAll('li') ?? [])]
    const pressed = items.findIndex((logo) => {
      const { left, right } = logo.getBoundingClientRect()
      return left <= event.clientX && event.clientX < right
    })
    if (pressed >= 0) items[pressed % logos.length]?.querySelector('a')?.click()
  }

  return (
    <section className={classNames('wrap', styles.press)} aria-labelledby="titolo-testate">
      <div className={styles.head}>
        <h2 className={styles.title} id="titolo-testate">
          Parlano di noi
        </h2>
        {areSamples && <p className="note">Testate di esempio: nomi e marchi sono inventati.</p>}
        {scrolls && (
          <IconButton
            className={styles.pause}
            label={paused ? 'Riprendi lo scorrimento' : 'Ferma lo scorrimento'}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <IconPlayerPlay {...decorativeIcon} /> : <IconPlayerPause {...decorativeIcon} />}
          </IconButton>
        )}
      </div>
      <svg className={styles.drawings} aria-hidden="true">
        {logos.map(
          (logo, index) =>
            'drawing' in logo && (
              <symbol key={logo.name} id={symbolId(index)} viewBox={`0 0 ${logo.width} ${logo.height}`}>
                {logo.drawing}
              </symbol>
            ),
        )}
      </svg>
      <div
        role="presentation"
        className={classNames(styles.viewport, !scrolls && styles.still)}
        onClick={follow}
        onFocus={bringIntoView}
        onBlur={startOver}
      >
        <div ref={track} className={classNames(styles.track, paused && styles.paused)}>
          <ul className={styles.set}>
            {logos.map((logo, index) => (
              <li key={logo.name} className={styles.logo}>
                <a className={styles.link} href={logo.link} target="_blank" rel="noopener noreferrer">
                  <LogoPicture logo={logo} index={index} />
                  <span className="sr">{logo.name} (si apre in un’altra scheda)</span>
                </a>
              </li>
            ))}
          </ul>
          {(scrolls ? clones : []).map((clone) => (
            <ul key={clone} className={classNames(styles.set, styles.clone)} aria-hidden="true" inert>
              {logos.map((logo, index) => (
                <li key={logo.name} className={styles.logo}>
                  <LogoPicture logo={logo} index={index} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}

function LogoPicture({ logo, index }: { readonly logo: ShownLogo; readonly index: number }) {
  const { width, height } = logo
  if ('image' in logo) {
    return (
      <img
        className={classNames(styles.picture, styles.file)}
        src={logo.image}
        width={width}
        height={height}
        alt=""
        loading="lazy"
      />
    )
  }
  return (
    <svg className={styles.picture} width={width} height={height} aria-hidden="true">
      <use href={`#${symbolId(index)}`} />
    </svg>
  )
}
