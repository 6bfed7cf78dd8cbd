/** The key that marks an element in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = Readonly<Record<typeof elementKey, string>>

/** Time limit of a command, in ms: long enough for a busy machine. */
const commandMs = 60_000

/** A session of a WebDriver: a browser of its own. */
export interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>
  /** Sends a command. The path is relative to the session. */
  readonly send: <Result>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Result>
  sendToElement(element: ElementReference, command: string, body?: object): Promise<void>
  /** Ends the session and its browser. */
  end(): Promise<void>
}

async function call<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { value } = (await answer.json()) as { value: Result }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`WebDriver: ${error}: ${message}`)
}

/** Whether the driver at this address takes commands. */
export async function isListening(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok
  } catch {
    return false
  }
}

/** Starts a browser through the driver at this address. */
export async function newSession(driver: string, alwaysMatch: object): Promise<Session> {
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: Readonly<Record<string, unknown>>
  }>('POST', `${driver}/session`, { capabilities: { alwaysMatch } })
  const address = `${driver}/session/${sessionId}`
  return {
    capabilities,
    send: (method, path, body) => call(method, address + path, body),
    sendToElement: ({ [elementKey]: id }, command, body = {}) =>
      call('POST', `${address}/element/${id}/${command}`, body),
    end: () => call('DELETE', address),
  }
}
