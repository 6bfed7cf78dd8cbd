import t from 'tap'

import { readAssistantModel } from '../../../src/assistant/model/environment.ts'
import { StartError } from '../../../src/start-error.ts'

const url = 'https://models.example/v1'

t.test('without an address the assistant keeps to its own interview', async (t) => {
  t.equal(readAssistantModel({}), null)
  t.equal(readAssistantModel({ ASSISTANT_URL: ' ', ASSISTANT_MODEL: 'm' }), null)
})

t.test('an address and a model are enough', async (t) => {
  const plain = { url, apiKey: null, model: 'm', vision: false }
  t.same(readAssistantModel({ ASSISTANT_URL: `${url}/`, ASSISTANT_MODEL: 'm' }), plain)
  const env = { ASSISTANT_URL: url, ASSISTANT_MODEL: 'm', ASSISTANT_API_KEY: ' k ', ASSISTANT_VISION: 'true' }
  t.same(readAssistantModel(env), { ...plain, apiKey: 'k', vision: true })
})

t.test('what cannot be right ends the start in one line that does not repeat it', async (t) => {
  for (const [env, words] of [
    [{ ASSISTANT_URL: 'canary' }, /ASSISTANT_URL is no address/],
    [{ ASSISTANT_URL: 'ftp://canary.example', ASSISTANT_MODEL: 'm' }, /ASSISTANT_URL is no address/],
    [{ ASSISTANT_URL: url, ASSISTANT_API_KEY: 'canary' }, /ASSISTANT_MODEL is required/],
    [{ ASSISTANT_URL: url, ASSISTANT_MODEL: 'm', ASSISTANT_VISION: 'canary' }, /true or false/],
  ] as const) {
    const { message } = t.throws(() => readAssistantModel(env), StartError) as Error
    t.match(message, words)
    t.notMatch(message, 'canary')
  }
})
