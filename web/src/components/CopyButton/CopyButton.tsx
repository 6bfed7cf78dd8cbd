import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import { copyInBrowser } from './browser-copy.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, for who hears it after the words on the button: 'l’IBAN'; empty where those say it. */
  readonly what: string
  /** The words on the button, 'Copia' unless told. */
  readonly label?: string
  readonly className?: string | undefined
}

/** How long 'Copiato' stands, in milliseconds. */
const visibleMs = 2500

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ text, what, label = 'Copia', className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(null), visibleMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    setOutcome((await copyInBrowser(text)) ? 'copied' : 'failed')
  }
  const words = outcome === 'copied' ? 'Copiato' : outcome === 'failed' ? 'Copia a mano' : label
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className={className}
        aria-label={`${words} ${what}`.trimEnd()}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <IconCheck {...decorativeIcon} /> : <IconCopy {...decorativeIcon} />} {words}
      </Button>
      <output className="sr">{outcome && words}</output>
    </>
  )
}
