import t from 'tap'

import { clientOf } from './model-client.ts'
import type { ModelAnswer } from './model-server.ts'

/** So many calls of a tool in one answer. */
const many = (count: number): ModelAnswer => ({
  calls: Array.from({ length: count }, (_, index): readonly [string, unknown] => ['one', { index }]),
})

const calls = [{ id: 'a', type: 'function', function: { name: 'one', arguments: '{"x":1}' } }]

t.test('content in parts is read; deliberation is not', async (t) => {
  const { ask } = await clientOf(t, [
    {
      message: {
        content: [
          { type: 'reasoning', text: 'hm' },
          { type: 'text', text: 'Ciao, ' },
          { type: 'output_text', text: 'dimmi' },
          ' pure.',
          { type: 'text' },
          7,
        ],
      },
    },
    { message: { content: '<think>hm, 300 euro</think>\nCiao.' } },
    { message: { content: '<think>without an end' } },
  ])
  t.equal((await ask()).text, 'Ciao, dimmi pure.')
  t.equal((await ask()).text, 'Ciao.')
  t.equal((await ask()).text, '')
})

t.test('arguments may be an object, and ids may be missing or double', async (t) => {
  const { ask } = await clientOf(t, [
    {
      message: {
        content: null,
        tool_calls: [
          { function: { name: 'one', arguments: { x: 1 } } },
          { id: '', function: { name: 'two' } },
          { id: 'same', function: { name: 'three', arguments: '' } },
          { id: 'same', function: { name: 'four', arguments: null } },
        ],
      },
    },
    { message: { tool_calls: [{ function: { name: 'five', arguments: '{}' } }] } },
  ])
  const [first, second] = [await ask(), await ask()]
  t.same(
    first.calls.map(({ name, arguments: given }) => [name, given]),
    [
      ['one', { x: 1 }],
      ['two', {}],
      ['three', {}],
      ['four', {}],
    ],
  )
  const ids = [...first.calls, ...second.calls].map(({ id }) => id)
  t.equal(new Set(ids).size, 5, 'each id once, across answers')
  t.match(first.message, { role: 'assistant', content: null })
  t.match(first.message, {
    tool_calls: [{ id: ids[0], type: 'function', function: { name: 'one', arguments: '{"x":1}' } }],
  })
})

t.test('of sixteen calls sixteen are taken, of forty the first thirty-two', async (t) => {
  const { ask } = await clientOf(t, [many(16), many(40)])
  t.equal((await ask()).calls.length, 16)
  const { calls: taken, message } = await ask()
  t.equal(taken.length, 32)
  t.same(taken.at(-1)?.arguments, { index: 31 })
  t.equal('tool_calls' in message ? message.tool_calls.length : 0, 32, 'no call is left without a result')
})

t.test('invalid calls are left out, valid ones taken', async (t) => {
  const { ask } = await clientOf(t, [
    {
      message: {
        content: 'Un momento.',
        tool_calls: [
          null,
          7,
          { id: 'x' },
          { id: 'y', function: { name: 5 } },
          { id: 'z', function: { name: 'n'.repeat(65) } },
          ...calls,
          { id: 'broken', function: { name: 'two', arguments: 'no JSON' } },
          { id: 'list', function: { name: 'three', arguments: '[]' } },
          { id: 'long', function: { name: 'four', arguments: JSON.stringify({ x: 'x'.repeat(5000) }) } },
        ],
      },
    },
    { message: { content: 'Ciao.', tool_calls: 'none' } },
  ])
  const { calls: taken, text } = await ask()
  t.equal(text, 'Un momento.')
  t.same(
    taken.map(({ name, arguments: given }) => [name, given]),
    [
      ['one', { x: 1 }],
      ['two', null],
      ['three', null],
      ['four', null],
    ],
  )
  t.match(await ask(), { text: 'Ciao.', calls: [] })
})

t.test('signatures and deliberation that belong to calls go back with them', async (t) => {
  const signed = { ...calls[0], extra_content: { google: { thought_signature: 'abc' } } }
  const { ask } = await clientOf(t, [
    { message: { content: '', reasoning_content: 'hm', refusal: null, tool_calls: [signed] } },
  ])
  const { message } = await ask()
  t.same(message, { role: 'assistant', content: null, reasoning_content: 'hm', tool_calls: [signed] })
})
