import { useEffect, useState } from 'react'

import styles from './PrintCode.module.css'

interface PrintCodeProps {
  readonly url: string
}

interface Code {
  readonly size: number
  readonly path: string
}

/** On paper alone: the page's address, and as a QR code. The code's library comes when the page is at rest. */
export function PrintCode({ url }: PrintCodeProps) {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { encode } = await import('uqr')
      const { data, size } = encode(url, { border: 0 })
      const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      if (wanted) setCode({ size, path: squares.join('') })
    }
    // On paper the address alone does as well.
    draw().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [url])
  return (
    <div className={styles.paper}>
      {code && (
        <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true">
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
      <p>{url}</p>
    </div>
  )
}
