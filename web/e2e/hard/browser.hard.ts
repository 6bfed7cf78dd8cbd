/**
 * The browser tests that `npm run test:all` shortens, in full: bookings (J1), focus (L1), consent (SP-10), each page at both widths,
 * and axe in both layouts of each state.
 */
import { runFiles } from '../../../scripts/test-groups/run-group.ts'

await runFiles([
  'web/e2e/account/token.test.ts',
  'web/e2e/account/unsubscribe.test.ts',
  'web/e2e/bookings/discarded-render.test.ts',
  'web/e2e/bookings/every-entry.test.ts',
  'web/e2e/bookings/payment-entries.test.ts',
  'web/e2e/chat/accessibility.test.ts',
  'web/e2e/focus/booking-dialogs.test.ts',
  'web/e2e/focus/page-states.test.ts',
  'web/e2e/focus/pages.test.ts',
  'web/e2e/information/about.test.ts',
  'web/e2e/information/legal.test.ts',
  'web/e2e/journeys/accessibility.test.ts',
  'web/e2e/journeys/enlarged-text.test.ts',
  'web/e2e/journeys/layout-shifts.test.ts',
  'web/e2e/journeys/primary-action.test.ts',
  'web/e2e/landings.test.ts',
  'web/e2e/payments/bank-transfer.test.ts',
  'web/e2e/payments/card.test.ts',
  'web/e2e/privacy/consent.test.ts',
  'web/e2e/professionals/landing.test.ts',
  'web/e2e/professionals/trial.test.ts',
])
