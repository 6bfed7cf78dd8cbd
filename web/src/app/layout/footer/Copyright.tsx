import { brand } from '@mestieri/shared/brand.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const thisYear = () => new Date().getFullYear()
const yearId = 'anno-copyright'

/**
 * The year in the server's HTML, which may have been built last year. Hydration must render the same year.
 */
function renderedYear(): number {
  if (typeof document === 'undefined') return thisYear()
  return Number(document.getElementById(yearId)?.textContent ?? thisYear())
}

/** The copyright line with years, company name and VAT number (specification, section 2, 'Layout'). */
export function Copyright() {
  const { legalName, vatNumber, foundedYear } = brand.company
  const year = useSyncExternalStore(never, thisYear, renderedYear)
  return (
    <p>
      © {foundedYear}–<span id={yearId}>{year}</span> {legalName} · P.IVA&nbsp;{vatNumber}
    </p>
  )
}
