import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'

import { IconButton } from '../../../components/Button/IconButton.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { maxSaved } from '../search/directory-query.ts'
import { showWhereSaved } from './saved-flight.ts'
import type { SavedProfessional } from './shortlist.ts'
import { useShortlist } from './ShortlistProvider.tsx'

import styles from './SaveButton.module.css'

interface SaveButtonProps {
  readonly professional: SavedProfessional
  readonly className?: string | undefined
}

/** Saves a professional or removes them (features.md, A14); hidden without scripts. */
export function SaveButton({ professional, className }: SaveButtonProps) {
  const { saved, toggle } = useShortlist()
  const pressed = saved.some(({ link }) => link === professional.link)
  return (
    <IconButton
      className={classNames(styles.save, className)}
      label={`Salva ${professional.shopName}`}
      aria-pressed={pressed}
      onClick={({ currentTarget }) => {
        toggle(professional)
        if (!pressed && saved.length < maxSaved) showWhereSaved(currentTarget)
      }}
    >
      {pressed ? <IconBookmarkFilled {...decorativeIcon} /> : <IconBookmark {...decorativeIcon} />}
    </IconButton>
  )
}
