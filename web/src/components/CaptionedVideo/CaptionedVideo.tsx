import styles from './CaptionedVideo.module.css'

interface CaptionedVideoProps {
  /** The video's accessible name. */
  readonly label: string
  readonly url: string
  /** 16:9. */
  readonly poster: string
  /** WebVTT; null for a video without speech. */
  readonly captions: string | null
  /** One paragraph per entry. */
  readonly transcript: readonly string[]
}

/** A video with the browser's controls, subtitles and a transcript. Nothing but the poster is loaded before play. */
export function CaptionedVideo({ label, url, poster, captions, transcript }: CaptionedVideoProps) {
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without speech has no captions */}
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        poster={poster}
        width={640}
        height={360}
        aria-label={label}
      >
        <source src={url} type="video/mp4" />
        {captions !== null && <track kind="captions" src={captions} srcLang="it" label="Italiano" default />}
      </video>
      <Transcript label={label} paragraphs={transcript} />
    </div>
  )
}

interface TranscriptProps {
  /** The video's name, for screen readers. */
  readonly label: string
  readonly paragraphs: readonly string[]
}

/** What a video says; nothing for a video without words. */
export function Transcript({ label, paragraphs }: TranscriptProps) {
  if (paragraphs.length === 0) return null
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        Leggi la trascrizione<span className="sr">: {label}</span>
      </summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}
