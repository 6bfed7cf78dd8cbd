import { createRoot } from 'react-dom/client'

import { ApiError } from '../../../../lib/api/api-client.ts'
import type { CardProvider } from '../card-provider.ts'
import { type SandboxCalls, sandboxCalls } from './sandbox-calls.ts'
import { createSandboxForm } from './sandbox-form-state.ts'
import { SandboxForm } from './SandboxForm.tsx'

/** Makes the card provider of the test mode (docs/decisions/0010). */
export function createSandboxProvider(calls: SandboxCalls = sandboxCalls): CardProvider {
  return {
    note: 'Qui le carte vere non vengono accettate: usa solo i numeri di prova.',

    mount(element, { onReady }) {
      const form = createSandboxForm({ calls, today: () => new Date() })
      const host = document.createElement('div')
      element.append(host)
      const root = createRoot(host)
      root.render(<SandboxForm form={form} />)
      onReady()
      return {
        check: form.check,
        confirm: form.confirm,
        unmount() {
          host.remove()
          // Unmount later: React does not allow unmounting a root while another root renders.
          setTimeout(() => root.unmount())
        },
      }
    },

    async read(clientSecret) {
      try {
        const { status } = await calls.state(clientSecret)
        return status === 'succeeded' || status === 'processing' ? status : 'open'
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.problem.status)) return 'unknown'
        throw error
      }
    },
  }
}
