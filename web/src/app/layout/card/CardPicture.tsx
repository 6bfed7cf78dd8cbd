import { Diorama } from '../../../components/Diorama/Diorama.tsx'
import type { Tint } from '../../../components/Diorama/tint.ts'
import type { PictureName } from '../../../components/Picture/picture-name.ts'

import styles from './CardPage.module.css'

interface CardPictureProps {
  readonly name: PictureName
  readonly tint: Tint
}

/** The picture of a card on its background. It is decorative, because the text below says the same. */
export function CardPicture({ name, tint }: CardPictureProps) {
  return (
    <div className={styles.scene} data-tint={tint}>
      <Diorama
        key={name}
        className={styles.picture}
        name={name}
        tint={tint}
        alt=""
        sizes="14.5rem"
        bare
        priority
      />
    </div>
  )
}
