import { brand } from '@mestieri/shared/brand.ts'
import { Link } from 'react-router-dom'

import { classNames } from '../class-names.ts'
import { LogoMark } from './LogoMark.tsx'

import styles from './Logo.module.css'

interface LogoProps {
  /** For dark backgrounds. */
  readonly light?: boolean
  readonly onClick?: () => void
}

/** The mark and the name, with a link to the home page. */
export function Logo({ light = false, onClick }: LogoProps) {
  return (
    <Link
      className={classNames(styles.logo, light && styles.light)}
      to="/"
      aria-label={`${brand.name}, pagina iniziale`}
      onClick={onClick}
    >
      <LogoMark className={styles.mark} />
      <span className={styles.word}>{brand.name.toLowerCase()}</span>
    </Link>
  )
}
