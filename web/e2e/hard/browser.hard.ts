/** The browser tests that `npm test` shortens, in full: bookings (J1), focus (L1) and consent (SP-10). */
import { runFiles } from '../../../scripts/test-groups/run-group.ts'

await runFiles([
  'web/e2e/bookings/discarded-render.test.ts',
  'web/e2e/bookings/every-entry.test.ts',
  'web/e2e/bookings/payment-entries.test.ts',
  'web/e2e/focus/page-states.test.ts',
  'web/e2e/focus/pages.test.ts',
  'web/e2e/privacy/consent.test.ts',
])
