import { reducedMotion } from '../../../components/use-media-query.ts'

import styles from './saved-flight.module.css'

/** Marks the element that shows the saved professionals: a mark flies there from the button that saved one. */
export const savedTarget = { 'data-saved-target': '' } as const

const durationMs = 360

const middle = ({ left, top, width, height }: DOMRect) => `${left + width / 2}px ${top + height / 2}px`

/** Moves a mark from the middle of one element to the middle of another. */
function fly(from: Element, to: Element): void {
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  const mark = document.createElement('span')
  mark.className = styles.mark ?? ''
  mark.ariaHidden = 'true'
  document.body.append(mark)
  const flight = mark.animate(
    [
      { translate: middle(start), scale: 1 },
      { translate: middle(end), scale: 0.6, opacity: 0.4 },
    ],
    { duration: durationMs, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
  )
  flight.addEventListener('finish', () => mark.remove())
  flight.addEventListener('cancel', () => mark.remove())
}

/**
 * Shows where a saved professional went: a mark moves from the button to the element with {@link savedTarget}, which
 * appears with the first one. Nothing moves for visitors who want less motion.
 */
export function showWhereSaved(button: Element): void {
  if (matchMedia(reducedMotion).matches) return
  // The list is drawn by the next frame.
  requestAnimationFrame(() => {
    const target = document.querySelector('[data-saved-target]')
    if (target) fly(button, target)
  })
}
