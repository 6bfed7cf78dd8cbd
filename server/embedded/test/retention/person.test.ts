import t from 'tap'

import { personByEmail, personByPhone } from '../../src/retention/person.ts'

t.test('SP-11: a telephone number is found however it is spelt', (t) => {
  const person = personByPhone('347 123 4567')
  for (const spelt of [
    '+393471234567',
    'chiamami al 347-1234567',
    'tel. 0039 347.123.45.67!',
    'ho 80 mq (347) 123 4567',
    '{"phone":"3471234567"}',
  ]) {
    t.ok(person?.isIn(spelt), spelt)
  }
  for (const other of ['34712345678', '347123456', '1234567', '', null, 7]) t.notOk(person?.isIn(other))
  t.ok(person?.is('+39 347 1234567'))
  t.notOk(person?.is('chiamami al 3471234567'), 'a field is the number itself')
  t.equal(personByPhone('12'), null)
  t.end()
})

t.test('SP-11: an email address is found in any case, but not inside a longer one', (t) => {
  const person = personByEmail(' Anna@Example.it ')
  for (const spelt of [
    'anna@example.it',
    'scrivimi: ANNA@EXAMPLE.IT.',
    '<anna@example.it>',
    '"anna@example.it"',
  ]) {
    t.ok(person?.isIn(spelt), spelt)
  }
  for (const other of ['marianna@example.it', 'di.anna@example.it', 'anna@example.italy', 'anna', null]) {
    t.notOk(person?.isIn(other), String(other))
  }
  t.ok(person?.isIn('marianna@example.it e anna@example.it'), 'the second one counts')
  t.ok(person?.is('ANNA@example.it'))
  t.equal(personByEmail('anna'), null)
  t.equal(personByEmail('anna@ example.it'), null)
  t.end()
})
