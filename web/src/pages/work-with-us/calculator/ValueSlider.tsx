import { formatEuro } from '@mestieri/shared/money.ts'

import { jobValueText } from './job-value.ts'

import styles from './ValueSlider.module.css'

interface ValueSliderProps {
  /** The value in cents. Outside of the range the thumb stays at the end. */
  readonly cents: number
  readonly onChange: (cents: number) => void
}

/** The range in euros. The text field accepts smaller and larger values. */
const range = { min: 500, max: 30_000, step: 100 }

/** The position of a value in the range, in percent. */
function share(euro: number): number {
  return Math.min(100, Math.max(0, ((euro - range.min) / (range.max - range.min)) * 100))
}

/** The slider for the value of a job. */
export function ValueSlider({ cents, onChange }: ValueSliderProps) {
  const euro = cents / 100
  return (
    <div className={styles.slider}>
      <div className={styles.track}>
        {/* An SVG attribute, because the Content-Security-Policy blocks style attributes. */}
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
