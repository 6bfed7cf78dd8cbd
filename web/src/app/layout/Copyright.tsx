import { brand } from '@mestieri/shared/brand.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const thisYear = () => new Date().getFullYear()
const yearId = 'anno-copyright'

/** The year of the drawn document, which may have been built last year: the first render has to equal it. */
function drawnYear(): number {
  if (typeof document === 'undefined') return thisYear()
  return Number(document.getElementById(yearId)?.textContent ?? thisYear())
}

/** From the first year to the current one, with company name and VAT number (specification, section 2, 'Layout'). */
export function Copyright() {
  const { legalName, vatNumber, foundedYear } = brand.company
  const year = useSyncExternalStore(never, thisYear, drawnYear)
  return (
    <p>
      © {foundedYear}–<span id={yearId}>{year}</span> {legalName} · P.IVA&nbsp;{vatNumber}
    </p>
  )
}
