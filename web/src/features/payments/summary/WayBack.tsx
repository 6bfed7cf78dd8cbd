import { pageRoute } from '@mestieri/shared/pages.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './WayBack.module.css'

const { path, title } = pageRoute('work-with-us')

/** The link above a payment page's title, back to the professionals' landing page. */
export function WayBack() {
  return (
    <Link className={styles.back} to={path}>
      <IconArrowLeft {...decorativeIcon} /> {title}
    </Link>
  )
}
