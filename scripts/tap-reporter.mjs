import { Transform } from 'node:stream'

import { Parser } from 'tap-parser'

import { endOfFile } from './test-groups/end-of-file.ts'

/** Number of slowest files that are listed at the end. */
const slowestCount = 10

/**
 * Prints one line per test file, the details of failures, the slowest files, and a final line `N passed, N
 * failed`. The files of a group (scripts/test-groups) run in one process; the time of such a file is the sum
 * of its tests.
 */
export default class SummaryReporter extends Transform {
  #parser = new Parser()
  #passed = 0
  #failed = 0
  #skipped = 0
  /** Milliseconds by test file. */
  #times = new Map()

  constructor() {
    super()
    this.#watch(this.#parser, [])
    this.#parser.on('bailout', (reason) => this.push(`Bail out! ${reason}\n`))
  }

  #watch(parser, path) {
    const children = new Set()
    const failedChildren = new Set()
    let sinceLastFile = { ms: 0, ok: true }
    parser.on('child', (child) => {
      children.add(child.name)
      child.on('complete', (results) => {
        if (results.fail > 0) failedChildren.add(child.name)
      })
      this.#watch(child, [...path, child.name])
    })
    parser.on('assert', (assertion) => {
      const { name, ok, time = 0 } = assertion
      if (path.length === 0) this.#printFile(name, ok, time, !name.startsWith('scripts/test-groups/'))
      if (path.length === 1) {
        sinceLastFile = { ms: sinceLastFile.ms + time, ok: sinceLastFile.ok && ok }
        if (name.endsWith(endOfFile)) {
          this.#printFile(name.slice(0, -endOfFile.length), sinceLastFile.ok, sinceLastFile.ms, true)
          sinceLastFile = { ms: 0, ok: true }
        }
      }
      this.#count(assertion, path, children.has(name), failedChildren.has(name))
    })
  }

  #printFile(name, ok, time, isOneFile) {
    const ms = Math.round(time)
    if (isOneFile) this.#times.set(name, ms)
    this.push(`${ok ? 'ok    ' : 'FAILED'} ${name} (${ms} ms)\n`)
  }

  /**
   * Counts assertions. The summary assertion of a subtest is skipped, because its children have been counted.
   * It only counts if the subtest failed without a failing child: a crash, a timeout, or a subtest without
   * assertions.
   */
  #count({ name, ok, skip, todo, diag }, path, isSubtest, hasFailedChild) {
    if (isSubtest && ok) return
    if (skip || todo) this.#skipped++
    else if (ok) this.#passed++
    else if (!hasFailedChild) {
      this.#failed++
      this.push(`\n  not ok: ${[...path, name].filter(Boolean).join(' > ')}\n${indent(diag)}\n`)
    }
  }

  _transform(chunk, _encoding, callback) {
    this.#parser.write(chunk.toString())
    callback()
  }

  _flush(callback) {
    this.#parser.end()
    const times = [...this.#times].toSorted(([, a], [, b]) => b - a).slice(0, slowestCount)
    if (times.length > 1) {
      this.push(`\nThe slowest files:\n${times.map(([name, ms]) => `  ${ms} ms ${name}`).join('\n')}\n`)
    }
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : ''
    this.push(`\n${this.#passed} passed, ${this.#failed} failed${skipped}\n`)
    callback()
  }
}

const indent = (diag) => (diag ? JSON.stringify(diag, null, 2).replace(/^/gm, '    ') : '')
