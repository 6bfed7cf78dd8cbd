import { IconStar, IconStarFilled } from '@tabler/icons-react'

import styles from './Stars.module.css'

const five = [1, 2, 3, 4, 5]

/** A rating out of five, as stars and as text for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars}>
      {five.map((star) => {
        const Star = star <= rating ? IconStarFilled : IconStar
        return <Star key={star} size="1em" aria-hidden />
      })}
      <span className="sr">{rating} stelle su 5</span>
    </span>
  )
}
