import poster from '../../../../art/video/casa-loop-poster.webp'
import av1 from '../../../../art/video/casa-loop.av1.mp4'
import h264 from '../../../../art/video/casa-loop.h264.mp4'
import vp9 from '../../../../art/video/casa-loop.webm'
import type { ClipProps } from '../../../components/Clip/Clip.tsx'

/** A video of the list 'how it works' (specification, section 2, 'Customer welcome page'). */
export interface HowItWorksVideo {
  readonly title: string
  /** The description, for visitors who do not play the video. */
  readonly text: string
  readonly length: string
  readonly clip: ClipProps
}

export const howItWorksVideos: readonly HowItWorksVideo[] = [
  {
    title: 'Un giro intorno alla casa',
    text: 'Il tetto aperto, il ponteggio sulla facciata, i pannelli, il cappotto a metà: ogni angolo è un lavoro, ogni lavoro ha chi lo sa fare.',
    length: '4 secondi, senza audio',
    clip: {
      label: 'il modellino di una casa con i lavori in corso gira piano su sé stesso',
      poster,
      width: 640,
      height: 640,
      sources: [
        { src: av1, type: 'video/mp4; codecs="av01.0.04M.08"' },
        { src: vp9, type: 'video/webm; codecs="vp9"' },
        { src: h264, type: 'video/mp4' },
      ],
    },
  },
]
