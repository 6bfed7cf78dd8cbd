/** The taps, submissions and choices that came before hydration. */
export interface HeldActions {
  /** Ends the holding and carries out what was held, in order. Call it when the page handles events. */
  replay(): void
  /**
   * Forgets what was held; the browser follows a held link. The holding goes on.
   * @returns whether the browser leaves the page
   */
  giveUp(): boolean
}

type Held =
  | { readonly control: HTMLElement }
  | { readonly form: HTMLFormElement; readonly by: HTMLElement | null }

/** What a tap can mean; the browser itself handles all of them but some buttons and links. */
const tappable = 'a, button, input, select, textarea, summary, label'

/** Marks links whose navigation passes a state to the next page, which the browser's own does not. */
const statefulLink = 'a[data-stateful]'

/** Whether a button opens or closes a dialog by the browser's invoker commands. */
function isCommand(button: HTMLButtonElement): boolean {
  return 'commandForElement' in button && button.commandForElement !== null
}

function needsScripts(control: Element, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (control instanceof HTMLButtonElement) return control.type === 'button' && !isCommand(control)
  // With a modifier key the link opens elsewhere, and this page stays.
  return control.matches(statefulLink) && !ctrlKey && !metaKey && !shiftKey
}

/**
 * Holds the taps and submissions that only the page's scripts can carry out. The browser carries out all others at
 * once: links, disclosures, fields, invoker commands, and forms that have an address.
 */
export function holdActions(page: Document): HeldActions {
  let held: Held[] = []
  const chosen = new Map<HTMLSelectElement, string>()

  function hold(event: Event, action: Held, control: HTMLElement | null): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control?.ariaBusy === 'true') return
    if (control) control.ariaBusy = 'true'
    held.push(action)
  }

  function onClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(tappable) : null
    if (control && needsScripts(control, event)) hold(event, { control }, control)
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter: by } = event
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
    hold(event, { form, by }, by)
  }

  /** Hydration sets a list back to the drawn choice. */
  function onChange({ target }: Event): void {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value)
  }

  function release(): Held[] {
    const released = held
    held = []
    for (const action of released) {
      const control = 'form' in action ? action.by : action.control
      if (control) control.ariaBusy = null
    }
    return released
  }

  page.addEventListener('click', onClick, true)
  page.addEventListener('submit', onSubmit, true)
  page.addEventListener('change', onChange, true)
  return {
    replay() {
      page.removeEventListener('click', onClick, true)
      page.removeEventListener('submit', onSubmit, true)
      page.removeEventListener('change', onChange, true)
      for (const [select, value] of chosen) {
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      for (const action of release()) {
        if ('form' in action) action.form.requestSubmit(action.by)
        else action.control.click()
      }
    },
    giveUp() {
      const controls = release().map((action) => ('form' in action ? action.by : action.control))
      const link = controls.findLast((control) => control instanceof HTMLAnchorElement)
      if (link) page.location.assign(link.href)
      return link !== undefined
    },
  }
}
