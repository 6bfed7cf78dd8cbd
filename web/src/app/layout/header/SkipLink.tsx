import styles from './SkipLink.module.css'

/** The first focusable element: a link that skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenuto">
      Vai al contenuto
    </a>
  )
}
