import { formatEuro } from '@mestieri/shared/money.ts'

import { jobValueText } from './job-value.ts'

import styles from './ValueSlider.module.css'

interface ValueSliderProps {
  /** May lie beyond the ends: then the thumb stands at the end. */
  readonly cents: number
  readonly onChange: (cents: number) => void
}

/** In euro; what is typed may be less and more. */
const range = { min: 500, max: 30_000, step: 100 }

/** How far a value is along the range, in percent. */
function share(euro: number): number {
  return Math.min(100, Math.max(0, ((euro - range.min) / (range.max - range.min)) * 100))
}

/** The value of a job by dragging or by arrow keys. */
export function ValueSlider({ cents, onChange }: ValueSliderProps) {
  const euro = cents / 100
  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        {/* An attribute of SVG, because the page's policy refuses style attributes. */}
        <svg className={styles.fill} aria-hidden="true">
          <rect width={`${share(euro)}%`} height="100%" />
        </svg>
        <input
          className={styles.input}
          type="range"
          {...range}
          value={euro}
          aria-label="Valore del lavoro"
          aria-valuetext={formatEuro(cents)}
          onChange={(event) => onChange(event.target.valueAsNumber * 100)}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{jobValueText(range.min * 100)}&nbsp;€</span>
        <span>{jobValueText(range.max * 100)}&nbsp;€</span>
      </div>
    </div>
  )
}
