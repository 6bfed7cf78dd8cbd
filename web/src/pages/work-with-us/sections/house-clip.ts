import poster from '../../../../art/video/casa-loop-poster.webp'
import av1 from '../../../../art/video/casa-loop.av1.mp4'
import h264 from '../../../../art/video/casa-loop.h264.mp4'
import vp9 from '../../../../art/video/casa-loop.webm'
import type { ClipProps } from '../../../components/Clip/Clip.tsx'

/** The looping video of the page (specification, section 2, 'Professional landing page'). */
export const houseClip: ClipProps = {
  label: 'il modellino di una casa con i lavori in corso gira piano su sé stesso',
  poster,
  width: 640,
  height: 640,
  sources: [
    { src: av1, type: 'video/mp4; codecs="av01.0.04M.08"' },
    { src: vp9, type: 'video/webm; codecs="vp9"' },
    { src: h264, type: 'video/mp4' },
  ],
}
