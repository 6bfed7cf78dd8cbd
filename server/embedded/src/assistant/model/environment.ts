import { withoutEndSlashes } from '@mestieri/shared/text-ends.ts'

import { StartError } from '../../start-error.ts'
import type { AssistantModel } from './service/protocol.ts'

/**
 * Reads the assistant's model for the embedded upstream from the product's environment variables.
 *
 * @returns null without `ASSISTANT_URL`
 * @throws StartError with a one-line message that contains no value
 */
export function readAssistantModel(env: Readonly<Record<string, string | undefined>>): AssistantModel | null {
  const read = (name: string) => env[name]?.trim() || null
  const given = read('ASSISTANT_URL')
  const model = read('ASSISTANT_MODEL')
  const vision = read('ASSISTANT_VISION') ?? 'false'
  if (given === null) return null
  const address = URL.parse(given)
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new StartError('ASSISTANT_URL is no address of a service, e.g. https://models.example/v1')
  }
  if (model === null) throw new StartError('ASSISTANT_MODEL is required together with ASSISTANT_URL')
  if (!/^(?:true|false)$/.test(vision)) throw new StartError('ASSISTANT_VISION is true or false')
  const url = withoutEndSlashes(address.href)
  return { url, apiKey: read('ASSISTANT_API_KEY'), model, vision: vision === 'true' }
}
