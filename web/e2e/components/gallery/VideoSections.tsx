import { CaptionedVideo } from '../../../src/components/CaptionedVideo/CaptionedVideo.tsx'
import { Section } from './Section.tsx'

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="hsl(30 45% 82%)"/></svg>',
)}`

/** Videos as the owner fills them in. Nothing but the posters is loaded before play. */
export function VideoSections() {
  return (
    <Section title="Video">
      <CaptionedVideo
        label="Come si chiede una stima"
        url="/video/stima.mp4"
        poster={poster}
        captions="/video/stima.vtt"
        transcript={['Descrivi il lavoro, poi manda due foto.', 'Gino calcola la fascia di prezzo.']}
      />
      <CaptionedVideo
        label="Un cantiere senza parole"
        url="/video/stima.mp4"
        poster={poster}
        captions={null}
        transcript={[]}
      />
    </Section>
  )
}
