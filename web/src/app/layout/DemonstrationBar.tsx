import { IconFlask } from '@tabler/icons-react'

import { decorativeIcon } from '../../components/decorative-icon.ts'

/**
 * Says on every page that the site is a demonstration. It is put into documents as it is, so its styles are those
 * of every page and the browser has no code for it.
 */
export function DemonstrationBar() {
  return (
    <aside className="demonstration" aria-label="Avviso">
      <IconFlask {...decorativeIcon} />
      <p>
        <b>Sito dimostrativo</b>: non offre servizi reali.
      </p>
    </aside>
  )
}
