import t from 'tap'

import { formatPhone } from '../src/phone-format.ts'
import { parsePhone } from '../src/phone.ts'

/** Codes of three digits, one per place. */
const threeDigits =
  '010 011 015 019 030 031 035 039 040 041 045 049 050 051 055 059 070 071 075 079 080 081 085 089 090 091 095 099'

t.test('a landline number is grouped by its area code', async (t) => {
  const numbers = {
    Roma: '+39 06 1234 5678',
    'Roma, short': '+39 06 123 456',
    Milano: '+39 02 123 4567',
    Monza: '+39 039 123 4567',
    Torino: '+39 011 123 4567',
    Bergamo: '+39 035 123 456',
    Seregno: '+39 0362 123 456',
    Schio: '+39 0445 123 456',
    Lodi: '+39 0371 12345',
    Cosenza: '+39 0984 123 4567',
    'San Marino': '+39 0549 886 377',
  }
  for (const [place, number] of Object.entries(numbers)) {
    t.equal(formatPhone(number.replaceAll(' ', '')), number, place)
  }
})

t.test('all area codes of three digits are recognised', async (t) => {
  for (const code of threeDigits.split(' ')) {
    t.equal(formatPhone(`+39${code}1234567`), `+39 ${code} 123 4567`)
  }
  t.equal(formatPhone('+390131123456'), '+39 0131 123 456', 'the code of Alessandria is longer')
})

t.test('a mobile number has its prefix first', async (t) => {
  t.equal(formatPhone('+393000000000'), '+39 300 000 0000')
  t.equal(formatPhone('+393471234567'), '+39 347 123 4567')
  t.equal(formatPhone('+39335123456'), '+39 335 123 456')
})

t.test('a number of another country, a masked one and other texts stay unchanged', async (t) => {
  for (const text of ['+41791234567', '+3780549886377', '•••••••567', '+39', '+39800123456', '', 'x']) {
    t.equal(formatPhone(text), text)
  }
})

t.test('the formatted number is read back as the same number', async (t) => {
  for (const phone of ['+390612345678', '+39021234', '+390445123456', '+393934712345']) {
    t.same(parsePhone(formatPhone(phone)), { ok: true, phone })
  }
})
