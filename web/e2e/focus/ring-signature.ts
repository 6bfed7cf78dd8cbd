/** Lets hit tests find what takes no pointer events, because it may cover a ring. Runs in the page. */
export function hitEverything(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Undoes {@link hitEverything}. Runs in the page. */
export function hitAsUsual(): void {
  document.adoptedStyleSheets.pop()
}

/**
 * Describes everything that decides whether the ring of the focused element can be seen: the ring's style, and for points
 * along it the window's edge, clipping ancestors, elements that may cover it, and the colours below it. Rings with equal
 * signatures look alike, so that one screenshot is enough for all of them. Runs in the page, after the marking of the
 * elements that draw the ring (`data-ringed`).
 * @returns null if a screenshot has to decide: without a ring, on a picture, a gradient or a generated box, below an
 * opacity, a filter or a clip path, and for a link that is broken over lines
 */
export function ringSignature(): string | null {
  const ringed = [...document.querySelectorAll<HTMLElement>('[data-ringed]')]
  const opaque = /^rgb\(/
  const transparent = 'rgba(0, 0, 0, 0)'
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const ancestorsOf = (element: Element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at)
    return found
  }
  const plain = new Map<Element, boolean>()
  const isPlain = (element: Element) => {
    const known = plain.get(element) ?? (isPlainBox(element) && !hasGeneratedBox(element))
    plain.set(element, known)
    return known
  }
  /** Whether an element and what is in it are painted without an effect. */
  const isUnchanged = (element: Element) => {
    const { opacity, filter, clipPath, maskImage, mixBlendMode } = styleOf(element)
    const hasNone = [filter, clipPath, maskImage].every((value) => value === 'none')
    return hasNone && opacity === '1' && mixBlendMode === 'normal'
  }
  const isPlainBox = (element: Element) =>
    styleOf(element).backgroundImage === 'none' &&
    !/^(?:img|video|canvas|svg|picture|iframe|object)$/i.test(element.tagName) &&
    isUnchanged(element)
  /** Whether a generated box of an element could be painted at its points. */
  const hasGeneratedBox = (element: Element) =>
    ['::before', '::after'].some((name) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, name)
      const isEmpty = backgroundColor === transparent && backgroundImage === 'none'
      return content !== 'none' && content !== 'normal' && !isEmpty
    })

  /** The colours at a point, from the top to the first opaque one; null if they are not plain. */
  function groundAt(stack: readonly Element[]): string | null {
    const colours: string[] = []
    for (const element of stack) {
      if (!isPlain(element)) return null
      const { backgroundColor } = styleOf(element)
      if (backgroundColor !== transparent) colours.push(backgroundColor)
      if (opaque.test(backgroundColor)) return colours.join(' on ')
    }
    return `${colours.join(' on ')} on the canvas`
  }

  function labelOf(element: Element, clipping: readonly DOMRect[], x: number, y: number): string | null {
    if (x < 0 || y < 0 || x >= document.documentElement.clientWidth || y >= innerHeight) return 'outside'
    if (clipping.some(({ left, top, right, bottom }) => x < left || x > right || y < top || y > bottom)) {
      return 'clipped'
    }
    const stack = document.elementsFromPoint(x, y)
    const ground = groundAt(stack)
    const [uppermost] = stack
    if (ground === null || !uppermost) return null
    if (uppermost.contains(element) || element.contains(uppermost)) return ground
    return `${uppermost.tagName}.${uppermost.className}, ${styleOf(uppermost).position}: ${ground}`
  }

  function describe(element: HTMLElement): string | null {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = styleOf(element)
    const ancestors = ancestorsOf(element)
    if (element.getClientRects().length !== 1 || !ancestors.every(isUnchanged)) return null
    const clipping = ancestors
      .slice(1)
      .filter((each) => {
        const { overflowX, overflowY, contain } = styleOf(each)
        return each !== document.documentElement && each !== document.body
          ? overflowX !== 'visible' || overflowY !== 'visible' || contain !== 'none'
          : false
      })
      .map((each) => each.getBoundingClientRect())
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2
    const box = element.getBoundingClientRect()
    const [left, top, right, bottom] = [
      box.left - reach,
      box.top - reach,
      box.right + reach,
      box.bottom + reach,
    ]
    const counts = new Map<string, number>()
    let points = 0
    for (const [fromX, fromY, toX, toY] of [
      [left, top, right, top],
      [left, bottom, right, bottom],
      [left, top, left, bottom],
      [right, top, right, bottom],
    ] as const) {
      const steps = Math.max(4, Math.min(40, Math.ceil((toX - fromX + toY - fromY) / 16)))
      for (let step = 0; step < steps; step += 1) {
        const share = (step + 0.5) / steps
        const label = labelOf(element, clipping, fromX + (toX - fromX) * share, fromY + (toY - fromY) * share)
        if (label === null) return null
        counts.set(label, (counts.get(label) ?? 0) + 1)
        points += 1
      }
    }
    const shares = [...counts].map(([label, count]) => `${Math.ceil((10 * count) / points)}/10 ${label}`)
    const ring = `${outlineStyle} ${outlineWidth} ${outlineColor} at ${outlineOffset}`
    return [ring, ...shares.toSorted((a, b) => a.localeCompare(b))].join('; ')
  }

  const described = ringed.map(describe)
  if (described.length === 0 || described.includes(null)) return null
  return `${document.querySelectorAll('dialog:modal').length} dialogs; ${described.join(' | ')}`
}
