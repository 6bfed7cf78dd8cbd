import type { EngineElement, EngineWindow, InPage, Key, WindowSize } from './engine.ts'
import { finderSource, plainTarget, plainWords, type Target, type WithFinder, type Words } from './finder.ts'
import { poll } from './poll.ts'

/** What a visitor does and sees, in any engine. Each step waits until it is possible. */
export interface Visit {
  /** Opens a page of the site and waits until it handles events. */
  goto(path: string): Promise<void>
  /** Goes back in the history. */
  back(): Promise<void>
  reload(): Promise<void>
  resize(size: WindowSize): Promise<void>
  click(target: Target): Promise<void>
  /** Replaces the text of a field. */
  enter(target: Target, text: string): Promise<void>
  /** Chooses an option of a list by its text. */
  choose(target: Target, option: Words): Promise<void>
  /** Chooses files in the file field of the page. */
  upload(paths: readonly string[]): Promise<void>
  press(key: Key): Promise<void>
  /** Waits until the target is shown. */
  sees(target: Target): Promise<void>
  /** Waits until the target is not shown. */
  leaves(target: Target): Promise<void>
  /** Waits until the page shows this text. */
  reads(words: Words, within?: Target): Promise<void>
  /** Waits until the path of the URL matches. */
  arrives(path: Words): Promise<void>
  /** Waits until a function returns true in the page. */
  until<Args extends readonly unknown[]>(run: InPage<Args, boolean>, ...args: Args): Promise<void>
  /** How many such elements are shown now. */
  count(target: Target): Promise<number>
  /** The text of the first such element, once it is shown. */
  text(target: Target): Promise<string>
  evaluate<Args extends readonly unknown[], Result>(run: InPage<Args, Result>, ...args: Args): Promise<Result>
  /** Adds the finder to the page, if the document does not have it yet. */
  prepare(): Promise<void>
  /** Notes that the visitor has what they came for: later steps are not counted. */
  reached(): void
  /**
   * How many steps led to what the visitor came for. A click, a filled field, a choice, an upload and a key are a step
   * each; opening the first page is none.
   */
  stepsTaken(): number
  readonly window: EngineWindow
}

const describe = ({ role, name }: Target) => `${role} ${String(name ?? '')}`

/** Runs in the page: selects the text of the focused field, so that typing replaces it. */
function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

/** Creates the visitor of a window. */
export function visitIn(window: EngineWindow, origin: string): Visit {
  const { evaluate } = window

  async function prepare(): Promise<void> {
    if (await evaluate(() => 'finder' in globalThis)) return
    await window.run(finderSource)
  }

  const countNow = async (target: Target) => {
    await prepare()
    return evaluate(
      (plain) => (globalThis as unknown as WithFinder).finder.find(plain).length,
      plainTarget(target),
    )
  }

  /** Waits until the target can be clicked and has come to rest. */
  async function reach(target: Target): Promise<EngineElement> {
    let before = ''
    await poll(
      async () => {
        await prepare()
        const { obstacle, place } = await evaluate((plain) => {
          const { finder } = globalThis as unknown as WithFinder
          const element = finder.find(plain)[0]
          if (!element) return { obstacle: 'it is not shown', place: '' }
          const obstacle = finder.obstacle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          return { obstacle: obstacle ?? null, place: [x, y, width, height].join(' ') }
        }, plainTarget(target))
        const isAtRest = place === before
        before = place
        if (obstacle !== null) throw new Error(obstacle)
        return isAtRest
      },
      `${describe(target)} to click`,
    )
    return window.element(
      (plain) => (globalThis as unknown as WithFinder).finder.find(plain)[0],
      plainTarget(target),
    )
  }

  // The scripts of most pages start at the first interaction. A move over no distance does not count as one.
  const isReady = () =>
    evaluate(() => {
      document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }))
      return document.documentElement.hasAttribute('data-ready')
    })
  const ready = () => poll(isReady, 'a page that handles events')

  let steps = 0
  let isThere = false
  function countStep(): void {
    if (!isThere) steps += 1
  }

  const visit: Visit = {
    window,
    evaluate,
    prepare,
    reached() {
      isThere = true
    },
    stepsTaken: () => steps,
    resize: (size) => window.resize(size),
    press(key) {
      countStep()
      return window.press(key)
    },
    async goto(path) {
      await window.goto(new URL(path, origin).href)
      await ready()
    },
    async back() {
      await window.back()
      await ready()
    },
    async reload() {
      await window.reload()
      await ready()
    },
    async click(target) {
      countStep()
      await (await reach(target)).click()
    },
    async enter(target, text) {
      await visit.click(target)
      await evaluate(selectAll)
      await window.type(text)
    },
    async choose(target, option) {
      countStep()
      await reach(target)
      await evaluate(
        (plain, words) => {
          const { finder } = globalThis as unknown as WithFinder
          const list = finder.find(plain)[0] as unknown as HTMLSelectElement
          const chosen = [...list.options].find(({ text }) => finder.matches(text, words))
          if (!chosen) throw new Error('there is no such option')
          list.value = chosen.value
          for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
        },
        plainTarget(target),
        plainWords(option),
      )
    },
    async upload(paths) {
      countStep()
      const field = await window.element(
        () => document.querySelector('input[type=file]:enabled') ?? undefined,
      )
      await field.upload(paths)
    },
    sees: (target) => poll(async () => (await countNow(target)) > 0, describe(target)),
    leaves: (target) => poll(async () => (await countNow(target)) === 0, `no ${describe(target)}`),
    reads: (words, within = { role: 'main' }) =>
      poll(
        async () => {
          await prepare()
          return evaluate(
            (plain, text) => {
              const { finder } = globalThis as unknown as WithFinder
              return finder.find(plain).some((part) => finder.matches(part.innerText, text))
            },
            plainTarget(within),
            plainWords(typeof words === 'string' ? new RegExp(RegExp.escape(words)) : words),
          )
        },
        `the text ${String(words)}`,
      ),
    arrives: (path) =>
      poll(
        async () => {
          const now = await evaluate(() => location.pathname)
          return typeof path === 'string' ? now === path : path.test(now)
        },
        `the page ${String(path)}`,
      ),
    until: (run, ...args) => poll(() => evaluate(run, ...args), String(run)),
    count: countNow,
    async text(target) {
      await visit.sees(target)
      return evaluate(
        (plain) => (globalThis as unknown as WithFinder).finder.find(plain)[0]?.innerText ?? '',
        plainTarget(target),
      )
    },
  }
  return visit
}
