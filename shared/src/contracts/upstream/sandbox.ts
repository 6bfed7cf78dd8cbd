import { testCards, testDeclineCodes, type TestCardOutcome } from '../../test-cards.ts'
import { SandboxState } from '../sandbox-payments.ts'
import { Type } from '../schema.ts'
import { exactly, text } from './wire-shape.ts'

const clientSecret = text(300)
const outcomes = new Set<TestCardOutcome>([...testCards.map(({ outcome }) => outcome), ...testDeclineCodes])

export const confirmationRequest = exactly({
  client_secret: clientSecret,
  outcome: Type.Unsafe<TestCardOutcome>({ type: 'string', enum: [...outcomes] }),
})
export const authenticationRequest = exactly({ client_secret: clientSecret, approved: Type.Boolean() })
export const stateRequest = exactly({ client_secret: clientSecret })

const { status, declineCode } = SandboxState.properties
export const stateAnswer = exactly({ status, decline_code: declineCode })
