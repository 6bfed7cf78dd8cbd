import t from 'tap'

import { isMeantAs } from '../../../src/assistant/italian/edit-distance.ts'
import { contentWords, findPattern, patterns } from '../../../src/assistant/italian/patterns.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { splitWords } from '../../../src/assistant/italian/words.ts'

const yes =
  'sì|si|SI|sii|certo|certo che sì|certamente|ok|okay|va bene|d’accordo|direi di sì|credo di sì|penso di sì|esatto|come no|volentieri|assolutamente sì|sì, ma senza fretta|sì grazie|👍|già|perché no, sì|👍🏽|sì dai|siiii|daje|eja|vabbè|mi sa di sì|e certo|ci mancherebbe|🙂|eccome|hai voglia'
const no =
  'no|No!|nono|no grazie|direi di no|credo di no|non credo|assolutamente no|per niente|non serve|non ce n’è|non c’è|non ci sono|niente|nessuno|macché|senza|neanche per sogno|meglio di no|👎|no, per ora|mo nun posso|nn serve|nooooo|manco per sogno|mi sa di no|non mi pare|mica|per adesso no|❌'
const unknown =
  'non lo so|non so|nn so|boh|bho|mah|non saprei|non ne ho idea|non ho idea|nessuna idea|non ricordo|devo controllare|dipende|fai tu|non sono sicuro|salta|indeciso|non lo so ancora|che ne so|e che ne so io|nun so|nun o saccio|booooh|vedi tu|fate voi|per me è uguale|mica lo so|🤷|chi lo sa|come vi pare'
const neither = 'Monza|80 mq|pareti e soffitti|lavabile|buono|la prima'

t.test('agreement, refusal and not knowing, in many forms', (t) => {
  const tables = { yes, no, unknown }
  for (const [polarity, messages] of Object.entries(tables)) {
    for (const message of messages.split('|')) t.equal(readUtterance(message).polarity, polarity, message)
  }
  for (const message of neither.split('|')) t.equal(readUtterance(message).polarity, null, message)
  t.end()
})

t.test('a pattern is found with whether the message denies it', (t) => {
  const denied: readonly (readonly [message: string, pattern: string, denied: boolean])[] = [
    ['con l’ascensore', 'ascensore', false],
    ['senza ascensore', 'ascensore', true],
    ['non c’è l’ascensore', 'ascensore', true],
    ['l’ascensore non c’è', 'ascensore', true],
    ['l’ascensore manca', 'ascensore', true],
    ['ascensore no', 'ascensore', true],
    ['niente ascensore', 'ascensore', true],
    ['no, con ascensore', 'ascensore', false],
    ['lavabile, non so altro', 'lavabil*', false],
    ['né crepe né muffa', 'muff*', true],
    ['non solo pareti', 'solo pareti', true],
    ['no solo pareti', 'solo pareti', false],
  ]
  for (const [message, pattern, expected] of denied) {
    const [one] = patterns(pattern)
    const [match] = one ? findPattern(contentWords(splitWords(message)), one) : []
    t.equal(match?.denied, expected, message)
  }
  t.end()
})

t.test('slips of the finger are forgiven in long words alone', (t) => {
  for (const [typed, word] of [
    ['lavabbile', 'lavabile'],
    ['scorevole', 'scorrevole'],
    ['eletrico', 'elettrico'],
    ['traspriante', 'traspirante'],
  ] as const) {
    t.ok(isMeantAs(typed, word), typed)
  }
  for (const [typed, word] of [
    ['casa', 'cassa'],
    ['muro', 'duro'],
    ['doppio', 'triplo'],
    ['settanta', 'sessanta'],
  ] as const) {
    t.notOk(isMeantAs(typed, word), typed)
  }
  t.end()
})
