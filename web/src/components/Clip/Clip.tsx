import { IconPlayerPause, IconPlayerPlay, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'

import { IconButton } from '../Button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { decorativeIcon } from '../decorative-icon.ts'

import styles from './Clip.module.css'

export interface ClipProps {
  /** The video's accessible name. */
  readonly label: string
  readonly poster: string
  /** The size of poster and clip, in px. */
  readonly width: number
  readonly height: number
  /** In order of preference; every browser plays the last. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  readonly className?: string | undefined
}

/**
 * A silent looping clip. Only the poster is loaded until the visitor starts the clip. Then it plays in place,
 * with a visible pause button. Without scripts the poster links to the file.
 */
export function Clip({ className, ...clip }: ClipProps) {
  const [started, setStarted] = useState(false)
  const { label, poster, width, height, sources } = clip
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setStarted(true)
  }
  if (started) return <Player className={className} takesFocus {...clip} />
  return (
    <div className={classNames(styles.clip, className)}>
      <a className={styles.start} href={sources.at(-1)?.src} onClick={play}>
        <img
          className={styles.picture}
          src={poster}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <span className={styles.play}>
          <IconPlayerPlayFilled {...decorativeIcon} />
        </span>
        <span className="sr">Guarda il video: {label}</span>
      </a>
    </div>
  )
}

interface PlayerProps extends ClipProps {
  /** Moves the focus to the pause button, because the start link had the focus and is removed. */
  readonly takesFocus: boolean
}

/** A clip that plays as soon as it is mounted, with its pause button. */
export function Player({ className, takesFocus, ...clip }: PlayerProps) {
  const { label, poster, width, height, sources } = clip
  const video = useRef<HTMLVideoElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [paused, setPaused] = useState(false)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
    // A browser that blocks playback shows the poster and the play button.
    video.current?.play().catch(() => setPaused(true))
  }, [takesFocus])
  const toggle = () => {
    if (paused) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }

  return (
    <div className={classNames(styles.clip, className)}>
      <video
        ref={video}
        className={styles.picture}
        poster={poster}
        width={width}
        height={height}
        aria-label={label}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <IconButton
        ref={button}
        className={styles.pause}
        tone="surface"
        label={paused ? 'Riprendi il video' : 'Metti in pausa il video'}
        onClick={toggle}
      >
        {paused ? <IconPlayerPlay {...decorativeIcon} /> : <IconPlayerPause {...decorativeIcon} />}
      </IconButton>
    </div>
  )
}
