import { type VideoReview, videoReviews } from '@mestieri/shared/brand/reviews.ts'
import { IconPlayerPlayFilled } from '@tabler/icons-react'

import { CaptionedVideo, Transcript } from '../../../components/CaptionedVideo/CaptionedVideo.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { isDated } from '../../../features/reviews/published-reviews.ts'
import { dateInWords } from '../../../lib/format/dates.ts'

import styles from './VideoReviews.module.css'

const published = videoReviews.filter(isDated)

/** Professionals' reviews as videos (specification, section 3, 'Video review'). */
export function VideoReviews() {
  if (published.length === 0) return null
  return (
    <section className={classNames('section', styles.reviews)} aria-labelledby="titolo-video">
      <div className="wrap">
        <h2 className={classNames('h2', styles.heading)} id="titolo-video">
          Lo raccontano loro
        </h2>
        <ul className={styles.list}>
          {published.map((review) => (
            <li key={review.reviewer} className={styles.item}>
              <Video {...review} />
              <p className="small muted">
                <b>{review.reviewer}</b> · {review.companyType} ·{' '}
                <time dateTime={review.date}>{dateInWords(review.date)}</time>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The site's own file, else a link to YouTube, which loads nothing of YouTube on the page. */
function Video({ reviewer, videoLink, youtubeLink, poster, captions, transcript }: VideoReview) {
  const label = `La recensione di ${reviewer}`
  if (videoLink !== null) {
    return (
      <CaptionedVideo
        label={label}
        url={videoLink}
        poster={poster}
        captions={captions}
        transcript={transcript}
      />
    )
  }
  if (youtubeLink === null) return null
  return (
    <>
      <a className={styles.link} href={youtubeLink} target="_blank" rel="noopener noreferrer">
        <img className={styles.poster} src={poster} width={640} height={360} alt="" loading="lazy" />
        <span className={styles.play}>
          <IconPlayerPlayFilled {...decorativeIcon} /> Guarda su YouTube
          <span className="sr">: {label} (si apre in un’altra scheda)</span>
        </span>
      </a>
      <Transcript label={label} paragraphs={transcript} />
    </>
  )
}
