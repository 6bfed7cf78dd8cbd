import t from 'tap'

import { createGroupHealthLog } from '../../../src/upstream/watch/group-health.ts'
import { buildUpstream, callOnce } from '../build.ts'

t.test('each group remembers its last success and its last failure', async (t) => {
  let now = 1_000
  const health = createGroupHealthLog({ clock: () => now })
  const { client, fake } = await buildUpstream(t, {
    clock: () => 0,
    onAttempt: (report) => health.observe(report),
  })
  t.same(health.read('directory'), { lastSuccess: null, lastFailure: null })
  await callOnce(client, 'getAffiliatesByProfession')
  now = 2_000
  fake.on('*', 'html')
  for (let round = 0; round < 20; round++) {
    await callOnce(client, 'getAffiliateByUid')
  }
  t.equal(client.circuits().directory, 'open')
  t.same(
    health.read('directory'),
    { lastSuccess: 1_000, lastFailure: { at: 2_000, kind: 'html', callable: 'getAffiliateByUid' } },
    'a call that the open circuit refuses does not hide the reason',
  )
  t.same(health.read('chat'), { lastSuccess: null, lastFailure: null })
  now = 3_000
  health.fail('directory', 'getAffiliatesByProfession', 'absent')
  t.same(health.read('directory'), {
    lastSuccess: 1_000,
    lastFailure: { at: 3_000, kind: 'absent', callable: 'getAffiliatesByProfession' },
  })
})
