import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { decorativeIcon } from '../decorative-icon.ts'
import { copyText } from './copy-text.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, for who hears it after the words on the button: 'l’IBAN'; empty where those say it. */
  readonly what: string
  /** The words on the button, 'Copia' unless told. */
  readonly label?: string
  readonly className?: string | undefined
}

/** How long 'Copiato' stands, in milliseconds. */
const standing = 2500

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr'
  // Inside an open modal dialog only what is in it can be selected.
  const home = focused?.closest('dialog') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ text, what, label = 'Copia', className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(null), standing)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const done = await copyText(text, { clipboard: navigator.clipboard, copySelected })
    setOutcome(done ? 'copied' : 'failed')
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
