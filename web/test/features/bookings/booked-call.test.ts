import t from 'tap'

import { createBookedCallMemory, readBookedCall } from '../../../src/features/bookings/booked-call.ts'

const call = { date: '2026-11-23', time: '10:00', phone: '+393471234567' }

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

t.test('a navigation’s state is a booked call only if it says when', async (t) => {
  t.same(readBookedCall({ ...call, other: 1 }), call)
  t.same(readBookedCall({ date: '2026-11-23', time: '10:00' }), { ...call, phone: '' })
  for (const odd of [
    null,
    undefined,
    'x',
    {},
    { time: '10:00' },
    { ...call, date: 'undefined' },
    { ...call, date: '2026-13-45' },
    { ...call, time: '10' },
  ]) {
    t.equal(readBookedCall(odd), null)
  }
})

t.test('the booked call survives a reload, in its own tab', async (t) => {
  const area = memoryArea()
  createBookedCallMemory(() => area).keep(call)
  t.same([...area.values.keys()], ['chiamata_prenotata'])
  t.same(createBookedCallMemory(() => area).recall(), call)
})

t.test('it is counted once, whatever is loaded again, and the next one anew', async (t) => {
  const area = memoryArea()
  const memory = createBookedCallMemory(() => area)
  t.equal(memory.countOnce(), false, 'nothing was booked')
  memory.keep(call)
  t.equal(memory.countOnce(), true)
  t.equal(createBookedCallMemory(() => area).countOnce(), false)
  t.same(memory.recall(), call)
  memory.keep({ ...call, time: '11:00' })
  t.equal(memory.countOnce(), true)
})

t.test('a blocked or broken storage keeps nothing and counts nothing', async (t) => {
  const memory = createBookedCallMemory(blocked)
  memory.keep(call)
  t.equal(memory.recall(), null)
  t.equal(memory.countOnce(), false)
  const area = memoryArea()
  area.setItem('chiamata_prenotata', '{')
  t.equal(createBookedCallMemory(() => area).recall(), null)
})
