import { pageRoute } from '@mestieri/shared/pages.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { decorativeIcon } from '../../../components/decorative-icon.ts'

import styles from './WayBack.module.css'

const { path, title } = pageRoute('work-with-us')

/** Above the title of a payment: the way back to what is paid for. */
export function WayBack() {
  return (
    <Link className={styles.back} to={path}>
      <IconArrowLeft {...decorativeIcon} /> {title}
    </Link>
  )
}
