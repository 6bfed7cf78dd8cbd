import t from 'tap'

import { AppError } from '../../../src/errors.ts'
import { Fault, refusalStatus } from '../../../src/upstream/transport/fault.ts'

t.test('a refusal can be told from what may pass, and from what is no fault at all', async (t) => {
  t.equal(refusalStatus(new Fault('rejected', { status: 404 }).toAppError()), 404)
  t.equal(refusalStatus(new Fault('overloaded', { status: 429 }).toAppError()), null)
  t.equal(refusalStatus(new Fault('server_error', { status: 500 }).toAppError()), null)
  t.equal(refusalStatus(new Fault('timeout').toAppError()), null)
  t.equal(refusalStatus(new AppError('not_found')), null)
  t.equal(refusalStatus(new Error('rejected')), null)
  t.equal(refusalStatus(null), null)
})

t.test('an error that comes of a fault says nothing of it to the browser', async (t) => {
  const problem = new Fault('rejected', { status: 403, errorCode: 'CANARY' }).toAppError().toProblem('r-1')
  t.notMatch(JSON.stringify(problem), /CANARY|403/)
})
