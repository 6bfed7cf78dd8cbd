import t from 'tap'

import { AppError } from '../../../src/errors.ts'
import { Fault, refusalStatus } from '../../../src/upstream/transport/fault.ts'

t.test(
  'only a rejected request has a refusal status; transient faults and other errors have none',
  async (t) => {
    t.equal(refusalStatus(new Fault('rejected', { status: 404 }).toAppError()), 404)
    t.equal(refusalStatus(new Fault('overloaded', { status: 429 }).toAppError()), null)
    t.equal(refusalStatus(new Fault('server_error', { status: 500 }).toAppError()), null)
    t.equal(refusalStatus(new Fault('timeout').toAppError()), null)
    t.equal(refusalStatus(new AppError('not_found')), null)
    t.equal(refusalStatus(new Error('rejected')), null)
    t.equal(refusalStatus(null), null)
  },
)

t.test('UF-15: the problem document for the browser contains no details of the fault', async (t) => {
  const problem = new Fault('rejected', { status: 403, errorCode: 'CANARY' }).toAppError().toProblem('r-1')
  t.notMatch(JSON.stringify(problem), /CANARY|403/)
})
