import { Clip } from '../../../components/Clip/Clip.tsx'
import { howItWorksVideos } from './how-it-works-videos.ts'

import styles from './Videos.module.css'

/** The 'how it works' videos, each with a description. */
export function Videos() {
  return (
    <ul className={styles.list} aria-label="Video">
      {howItWorksVideos.map(({ title, text, length, clip }) => (
        <li key={title} className={styles.video}>
          <Clip {...clip} />
          <div className={styles.words}>
            <h3 className="h3">{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className="note">Video, {length}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
