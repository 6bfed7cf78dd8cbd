import { howItWorksVideos } from '@mestieri/shared/brand/videos.ts'

import { CaptionedVideo } from '../../../components/CaptionedVideo/CaptionedVideo.tsx'
import { classNames } from '../../../components/class-names.ts'

import styles from './HowItWorksVideos.module.css'

/** The owner's 'how it works' videos (specification, section 2, 'Customer welcome page'; features.md, C10). */
export function HowItWorksVideos() {
  if (howItWorksVideos.length === 0) return null
  return (
    <section className={classNames('section', styles.videos)} aria-labelledby="titolo-video">
      <div className="wrap">
        <h2 className={classNames('h2', styles.heading)} id="titolo-video">
          Come funziona
        </h2>
        <ul className={styles.list}>
          {howItWorksVideos.map(({ title, description, ...video }) => (
            <li key={title} className={styles.item}>
              <h3 className="h3">{title}</h3>
              <p className="muted">{description}</p>
              <CaptionedVideo label={title} {...video} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
