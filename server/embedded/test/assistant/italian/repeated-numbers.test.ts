import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

/** Returns the quantities of a message without its articles: '90 area'. */
const quantitiesIn = (message: string): readonly string[] =>
  readUtterance(message)
    .quantities.filter(({ article }) => !article)
    .map(({ low, unit }) => `${low} ${unit ?? '-'}`)

t.test('a number in figures and in words is one number', async (t) => {
  for (const [message, quantities] of [
    ['ottanta metri quadri, 80, con due bagni', ['80 area', '2 bathroom']],
    ['70 (settanta) mq', ['70 area']],
    ['settanta mq (70)', ['70 area']],
    ['sono 7, sette finestre', ['7 window']],
    ['due 2 bagni', ['2 bathroom']],
    ['cento metri, 100 mq', ['100 area']],
    ['85, ripeto 85 mq', ['85 area']],
    // Other things, and equal rooms.
    ['3 finestre, tre porte', ['3 window', '3 other']],
    ['tre camere, 3 bagni', ['3 room', '3 bathroom']],
    ['14 mq, 14 mq', ['14 area', '14 area']],
    ['due bagni 2 balconi', ['2 bathroom', '2 balcony']],
  ] as const)
    t.same(quantitiesIn(message), quantities, message)
})

t.test('the shares of a count add nothing', async (t) => {
  for (const [message, quantities] of [
    ['6 finestre, 4 sopra e 2 sotto', ['6 window']],
    ['4 finestre, due di qua e due di là', ['4 window']],
    ['3 punti luce, uno in cucina e due in sala', ['3 outlet']],
    ['7 finestre di cui 3 in camera', ['7 window']],
    ['5 infissi: 3 finestre e 2 portefinestre', ['3 window', '2 door']],
    // Of these, some are left.
    ['7 finestre, di cui 3 già sostituite', ['4 window']],
    ['9 finestre ma 2 le abbiamo già cambiate', ['7 window']],
    // A list, a further one, and the answer to another question.
    ['3 prese in cucina e 2 in bagno', ['3 outlet', '2 -']],
    ['2 prese in sala, una in camera e una in bagno', ['2 outlet']],
    ['5 finestre di cui 2 scorrevoli', ['5 window', '2 -']],
    ['6 finestre, 2 sopra', ['6 window', '2 -']],
  ] as const)
    t.same(quantitiesIn(message), quantities, message)
  t.equal(readUtterance('2 prese in sala, una in camera e una in bagno').quantities.length, 3)
})
