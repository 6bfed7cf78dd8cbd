import { Transform } from 'node:stream'

import { Parser } from 'tap-parser'

/** Prints one line per test file, details of failures, and a final `N passed, N failed` line. */
export default class SummaryReporter extends Transform {
  #parser = new Parser()
  #passed = 0
  #failed = 0
  #skipped = 0
  constructor() {
    super()
    this.#watch(this.#parser, [])
    this.#parser.on('bailout', (reason) => this.push(`Bail out! ${reason}\n`))
  }
  #watch(parser, path) {
    parser.on('child', (child) => this.#watch(child, [...path, child.name]))
    parser.on('assert', (a) => {
      const isFile = path.length === 0
      const name = [...path, a.name].filter(Boolean).join(' > ')
      if (isFile) this.push(`${a.ok ? 'ok    ' : 'FAILED'} ${a.name} (${Math.round(a.time ?? 0)} ms)\n`)
      // count leaves only: a subtest's own summary point has been counted through its children,
      // unless the file failed without any failing assertion (crash, timeout, no tests).
      const isSubtestPoint = a.name && parser.__childNames?.has(a.name)
      if (isSubtestPoint && a.ok) return
      if (a.skip || a.todo) this.#skipped++
      else if (a.ok) this.#passed++
      else if (!isSubtestPoint || !parser.__childFailed?.has(a.name)) {
        this.#failed++
        this.push(`\n  not ok: ${name}\n${indent(a.diag)}\n`)
      }
    })
    parser.on('child', (child) => {
      ;(parser.__childNames ??= new Set()).add(child.name)
      child.on('complete', (r) => {
        if (r.fail > 0) (parser.__childFailed ??= new Set()).add(child.name)
      })
    })
  }
  _transform(chunk, _enc, cb) {
    this.#parser.write(chunk.toString())
    cb()
  }
  _flush(cb) {
    this.#parser.end()
    this.push(
      `\n${this.#passed} passed, ${this.#failed} failed${this.#skipped ? `, ${this.#skipped} skipped` : ''}\n`,
    )
    cb()
  }
}
const indent = (diag) => (diag ? JSON.stringify(diag, null, 2).replace(/^/gm, '    ') : '')
