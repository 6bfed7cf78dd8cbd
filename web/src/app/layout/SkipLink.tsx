import styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenuto">
      Vai al contenuto
    </a>
  )
}
