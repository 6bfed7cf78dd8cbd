import type { ReplyProgress } from '@mestieri/shared/chat/reply-blocks.ts'
import t from 'tap'

import { questionsLeft } from '../../../../src/features/chat/screen/questions-left.ts'

function progress(done: number, total: number, ...open: readonly string[]): ReplyProgress {
  const labels = ['Cosa', 'Misure', 'Dove', 'Foto', 'Quando']
  return {
    done,
    total,
    steps: labels.map((label) => ({ label, state: open.includes(label) ? 'da fare' : 'fatto' })),
  }
}

t.test('the number of questions before the estimate leaves out photos and start', async (t) => {
  t.equal(questionsLeft(progress(2, 8, 'Cosa', 'Dove', 'Foto', 'Quando')), '4 domande alla stima')
  t.equal(questionsLeft(progress(5, 8, 'Dove', 'Foto', 'Quando')), 'Ultima domanda prima della stima')
  t.equal(
    questionsLeft(progress(6, 8, 'Dove', 'Foto')),
    'Ultima domanda prima della stima',
    'the start is known',
  )
})

t.test(
  'nothing is said after the last question, without a report, and before the job is known',
  async (t) => {
    t.equal(questionsLeft(progress(6, 8, 'Foto', 'Quando')), null)
    t.equal(questionsLeft(null), null)
    const steps = [{ label: 'Dove', state: 'da fare' }] as const
    t.equal(questionsLeft({ done: 0, total: 3, steps }), null)
  },
)
