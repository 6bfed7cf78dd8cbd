import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import { copyInBrowser } from './browser-copy.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, appended to the accessible name: 'l’IBAN'; empty when `label` says it. */
  readonly what: string
  /** The text on the button; 'Copia' by default. */
  readonly label?: string
  readonly className?: string | undefined
}

/** How long 'Copiato' is visible, in ms. */
const visibleMs = 2500

/** Copies a text and confirms it in the button and to screen readers. */
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
  const buttonText = outcome === 'copied' ? 'Copiato' : outcome === 'failed' ? 'Copia a mano' : label
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        className={className}
        aria-label={`${buttonText} ${what}`.trimEnd()}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <IconCheck {...decorativeIcon} /> : <IconCopy {...decorativeIcon} />}{' '}
        {buttonText}
      </Button>
      <output className="sr">{outcome && buttonText}</output>
    </>
  )
}
