import { IconFlask } from '@tabler/icons-react'

import { decorativeIcon } from '../../../components/decorative-icon.ts'

/**
 * States on every page that the site is a demonstration. The server inserts it as HTML, so its styles are
 * global and the browser loads no code for it.
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
