import styles from './Logo.module.css'

/** The mark alone: a house with a trowel as its door. The caller's class sets the size. */
export function LogoMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 36 36" aria-hidden="true">
      <path
        className={styles.house}
        d="M15.6 2.2a3.6 3.6 0 0 1 4.8 0l12 10.8A3.6 3.6 0 0 1 33.6 15.7V30a4 4 0 0 1-4 4H6.4a4 4 0 0 1-4-4V15.7A3.6 3.6 0 0 1 3.6 13z"
      />
      <path
        className={styles.trowel}
        d="M18 7.8a2.1 2.1 0 0 1 2.1 2.1v5a2.1 2.1 0 0 1-1.25 1.9v2.5l5 2.5c.95.5 1.25 1.6.7 2.5l-5.4 7.9a1.4 1.4 0 0 1-2.3 0l-5.4-7.9c-.55-.9-.25-2 .7-2.5l5-2.5v-2.5a2.1 2.1 0 0 1-1.25-1.9v-5A2.1 2.1 0 0 1 18 7.8z"
      />
    </svg>
  )
}
