import { classNames } from '../class-names.ts'

import styles from './ExampleTag.module.css'

interface ExampleTagProps {
  readonly children?: string
  readonly className?: string | undefined
}

/** Marks what is invented: a sample professional, review or figure. */
export function ExampleTag({ children = 'Esempio', className }: ExampleTagProps) {
  return <span className={classNames(styles.tag, className)}>{children}</span>
}
