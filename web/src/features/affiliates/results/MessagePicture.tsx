import type { PictureName } from '../../../components/Picture/picture-name.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'

import styles from './MessagePicture.module.css'

/** The decorative picture above a message in place of results. */
export function MessagePicture({ name }: { readonly name: PictureName }) {
  return <Picture className={styles.picture} name={name} alt="" sizes="(min-width: 22rem) 18rem, 80vw" />
}
