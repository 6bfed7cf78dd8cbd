import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import t from 'tap'

import { type Callable, callables } from '../../server/src/upstream/callables.ts'
import { Fault } from '../../server/src/upstream/transport/fault.ts'
import { retryWait } from '../../server/src/upstream/transport/retry/retry-rule.ts'
import { codeSpans, readTable } from './markdown.ts'

const document = readFileSync(join(import.meta.dirname, '../../docs/upstream-callables.md'), 'utf8')

/** How often a callable is asked when its connection keeps breaking before an answer. */
function countTries({ retry }: Callable): number {
  let tries = 1
  while (retryWait(retry, new Fault('unanswered'), tries, () => 0) !== null) tries += 1
  return tries
}

function describeAnswers({ answer, mayBeAbsent, refusals }: Callable): string {
  return [answer === null ? 'status' : '200', ...(mayBeAbsent ? [404] : []), ...refusals].join(', ')
}

t.test('the document has every callable as the client asks it, and no other', async (t) => {
  const documented = readTable(document, 'Callables').map(([call = '', group, deadline, tries, answers]) => [
    codeSpans(call)[0],
    group,
    deadline,
    tries,
    answers,
  ])
  const expected = Object.values(callables).map((callable) => [
    `${callable.method} ${callable.base}/${callable.path}`,
    callable.group,
    `${callable.deadline / 1000} s`,
    String(countTries(callable)),
    describeAnswers(callable),
  ])
  t.same(documented, expected)
})
