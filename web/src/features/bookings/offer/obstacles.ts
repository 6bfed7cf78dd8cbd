import { matchPageRoute } from '@mestieri/shared/pages.ts'

/** What the visitor types into. */
const fields = 'input, textarea, select, [contenteditable]'

/** What is asked of the visitor already: any dialog, and the banner about cookies. */
const asking = 'dialog[open], [role="dialog"], [role="alertdialog"], [data-consent-banner]'

/** Whether an offer would interrupt: typing, another dialog, the consent banner, a payment (features.md, F10). */
export function isInTheWay(page: Document): boolean {
  if (matchPageRoute(page.location.pathname)?.policy === 'payment') return true
  if (page.activeElement?.matches(fields)) return true
  return [...page.querySelectorAll(asking)].some((element) => element.checkVisibility())
}
