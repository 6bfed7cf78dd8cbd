import axe from 'axe-core'

/** A name that is exactly this text, or that matches this pattern. */
export type Words = string | RegExp

/** An element, by role and accessible name. */
export interface Target {
  readonly role: string
  readonly name?: Words
  /** The element around it. */
  readonly within?: Target
}

/** {@link Words} as JSON. */
export type PlainWords = string | { readonly source: string; readonly flags: string }

/** A {@link Target} as JSON. */
export interface PlainTarget {
  readonly role: string
  readonly name?: PlainWords
  readonly within?: PlainTarget
}

export function plainWords(words: Words): PlainWords {
  return words instanceof RegExp ? { source: words.source, flags: words.flags } : words
}

export function plainTarget({ role, name, within }: Target): PlainTarget {
  return {
    role,
    ...(name === undefined ? {} : { name: plainWords(name) }),
    ...(within ? { within: plainTarget(within) } : {}),
  }
}

/** What {@link finderSource} adds to a page as `finder`. */
export interface Finder {
  /** The shown elements of a target, in document order. */
  find(target: PlainTarget): HTMLElement[]
  matches(text: string, words: PlainWords): boolean
  /**
   * Scrolls an element to the middle of the window. @returns why a click on its middle would not reach it;
   * undefined if it would
   */
  obstacle(element: HTMLElement): string | undefined
}

/** The parts of axe that find elements. Its types lack one of them. */
interface AxeParts extends Pick<typeof axe, 'setup' | 'teardown'> {
  readonly commons: {
    readonly aria: { readonly getRole: (element: Element) => string | null }
    readonly text: { readonly accessibleText: (element: Element) => string }
  }
}

/* oxlint-disable unicorn/consistent-function-scoping -- nothing outside of this function exists in the page */
/** Runs in the page. */
function createFinder({ setup, teardown, commons }: AxeParts): Finder {
  const candidates: Readonly<Record<string, string>> = {
    article: 'article',
    button: 'button, summary, input[type=submit]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, input',
    heading: 'h1, h2, h3, h4',
    img: 'img, svg',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    contentinfo: 'footer',
    navigation: 'nav',
    radiogroup: 'fieldset',
    region: 'section',
    dialog: 'dialog',
    form: 'form',
    textbox: 'input, textarea',
  }

  function isShown(element: HTMLElement): boolean {
    const modals = document.querySelectorAll(':modal')
    const modal = modals[modals.length - 1]
    if (modal && !modal.contains(element)) return false
    return (
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    )
  }

  function matches(text: string, words: PlainWords): boolean {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    return typeof words === 'string' ? plain === words : new RegExp(words.source, words.flags).test(plain)
  }

  function search({ role, name, within }: PlainTarget): HTMLElement[] {
    const selector = [`[role=${role}]`, candidates[role] ?? []].flat().join(', ')
    const around = within ? search(within) : [document]
    const found = around.flatMap((part) => Array.from(part.querySelectorAll<HTMLElement>(selector)))
    return [...new Set(found)].filter(
      (element) =>
        isShown(element) &&
        commons.aria.getRole(element) === role &&
        (name === undefined || matches(commons.text.accessibleText(element), name)),
    )
  }

  function find(target: PlainTarget): HTMLElement[] {
    setup(document.documentElement)
    try {
      return search(target)
    } finally {
      teardown()
    }
  }

  function obstacle(element: HTMLElement): string | undefined {
    if (element.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getClientRects()[0]
    if (!box || box.width === 0 || box.height === 0) return 'it has no size'
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    if (!hit) return `its middle is outside the window, at ${Math.round(x)}, ${Math.round(y)}`
    if (element.contains(hit) || hit.closest('label')?.contains(element)) return undefined
    const name = [hit.tagName.toLowerCase(), hit.id && `#${hit.id}`, hit.textContent.trim().slice(0, 40)]
    return `it is covered by ${name.filter(Boolean).join(' ')}`
  }

  return { find, matches, obstacle }
}
/* oxlint-enable unicorn/consistent-function-scoping */

/** A script that adds the {@link Finder}. Axe computes roles and names, the same way in all engines. */
export const finderSource = `${axe.source};globalThis.finder = (${String(createFinder)})(globalThis.axe);`

/** The type of `globalThis` in a page with the finder. */
export interface WithFinder {
  readonly finder: Finder
}
