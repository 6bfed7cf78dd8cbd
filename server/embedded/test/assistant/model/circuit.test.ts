import t from 'tap'

import { createCircuit } from '../../../src/assistant/model/service/circuit.ts'

function start() {
  let now = 0
  const circuit = createCircuit(() => now)
  const turn = (failed: boolean): boolean => {
    const settle = circuit.enter()
    settle?.(failed)
    return settle !== null
  }
  return { circuit, turn, pass: (ms: number) => void (now += ms) }
}

t.test('two failures in a row open it for half a minute; a success between them does not count', (t) => {
  const { turn, circuit, pass } = start()
  t.ok(turn(true))
  t.equal(circuit.state(), 'failing')
  t.ok(turn(false))
  t.equal(circuit.state(), 'ok')
  t.ok(turn(true))
  t.ok(turn(true))
  t.notOk(turn(false))
  pass(29_999)
  t.notOk(turn(false))
  pass(1)
  t.ok(turn(false))
  t.equal(circuit.state(), 'ok')
  t.ok(turn(true), 'closed again, one failure is forgiven')
  t.ok(turn(false))
  t.end()
})

t.test('one probe at a time; a failed one opens it again', (t) => {
  const { turn, circuit, pass } = start()
  turn(true)
  turn(true)
  pass(30_000)
  const probe = circuit.enter()
  t.ok(probe)
  t.equal(circuit.enter(), null)
  probe?.(true)
  probe?.(false)
  t.equal(circuit.state(), 'failing', 'only the first report counts')
  pass(29_999)
  t.equal(circuit.enter(), null)
  pass(1)
  t.ok(circuit.enter())
  pass(30_000)
  t.ok(circuit.enter(), 'a probe that never ends blocks nobody for long')
  t.end()
})
