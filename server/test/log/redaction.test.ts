import t from 'tap'

import { AppError } from '../../src/errors.ts'
import { errorForLog, redact } from '../../src/log/redaction.ts'

const texts: readonly (readonly [given: string, kept: string])[] = [
  ['mail to mario.rossi+casa@pec.example.it failed', 'mail to [email] failed'],
  ['called 3331234567', 'called [number]'],
  ['called +39 333 123 4567 twice', 'called [number] twice'],
  ['VAT 12345678903', 'VAT [number]'],
  ['VAT IT12345678903, PEC idraulica@pec.example.it', 'VAT IT[number], PEC [email]'],
  ['IBAN IT60X0542811101000000123456', 'IBAN IT60X[number]'],
  ['GET /landing/?id=42&email=a%40b.it', 'GET /landing/?…'],
  [
    'GET /auth/business_app_account_validation?short_token=abc123',
    'GET /auth/business_app_account_validation?…',
  ],
  ['token a0b1c2d3e4f5a0b1c2d3e4f5a0b1c2d3e4f5a0b1c2d3e4f5', 'token [token]'],
  ['cookie __Host-visitor=abcdefghijklmnopqrstuvwxyz_-ABCD', 'cookie __Host-visitor=[token]'],
  ['key pi_bank_transfer_1800000000000', 'key pi_bank_transfer_[number]'],
  ['secret pi_3NabcdefghijklmnopqrstuvABCDEF_secret_x', 'secret [token]'],
  ['connect ECONNREFUSED 127.0.0.1:4000', 'connect ECONNREFUSED 127.0.0.1:4000'],
  ['status 503 after 3000 ms', 'status 503 after 3000 ms'],
]

t.test('SP-05: possible personal data is replaced in a text, and the rest is unchanged', async (t) => {
  for (const [given, kept] of texts) t.equal(redact(given), kept)
})

t.test('SP-05: an error keeps its type, code, frames and causes', async (t) => {
  const cause = Object.assign(new RangeError('too far'), { code: 'ERR_OUT_OF_RANGE', request: 'secret' })
  const logged = errorForLog(new TypeError('no mario@example.it', { cause }))
  t.match(logged, {
    type: 'TypeError',
    message: 'no [email]',
    cause: { type: 'RangeError', code: 'ERR_OUT_OF_RANGE', message: 'too far' },
  })
  t.ok(
    logged.stack?.every((line) => line.startsWith('at ')),
    'the stack has frames only, without the message',
  )
  t.notMatch(JSON.stringify(logged), 'secret', 'other properties are dropped')
})

t.test('SP-05: messages that may quote input are omitted', async (t) => {
  const framework = Object.assign(new Error('Route /x?token=1'), { code: 'FST_ERR_X' })
  t.equal(errorForLog(framework).message, undefined)
  t.equal(errorForLog(new SyntaxError('Unexpected token m in "mario"')).message, undefined)
})

t.test('an expected error has no stack', async (t) => {
  t.same(errorForLog(new AppError('not_found')), {
    type: 'AppError',
    code: 'not_found',
    message: 'Not found',
  })
})

t.test('a chain of causes is cut off after three', async (t) => {
  const error = new Error('round')
  error.cause = error
  t.match(errorForLog(error), { cause: { cause: { cause: { type: 'Error' } } } })
  t.notOk(errorForLog(error).cause?.cause?.cause?.cause)
  t.same(errorForLog('text'), { type: 'string' })
})
