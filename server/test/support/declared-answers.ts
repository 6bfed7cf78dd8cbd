import {
  endpointAddress,
  endpointAddresses,
  type EndpointName,
} from '@mestieri/shared/contracts/site/addresses.ts'
import type { Endpoint } from '@mestieri/shared/contracts/site/endpoint.ts'
import { endpoints, errorCodesOf } from '@mestieri/shared/contracts/site/endpoints.ts'

import { rateLimitHeaders } from '../../src/plugins/openapi/openapi-headers.ts'

const names = Object.keys(endpointAddresses) as EndpointName[]

/** The endpoint that answers a call; a path without parameters goes before one with them. */
function endpointAt(method: string, path: string): EndpointName | undefined {
  const parts = path.split('/')
  const fits = (name: EndpointName) => {
    const address = endpointAddress(name)
    const pattern = address.path.split('/')
    return (
      address.method === (method === 'HEAD' ? 'GET' : method) &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    )
  }
  const exact = names.find((name) => fits(name) && endpointAddress(name).path === path)
  return exact ?? names.find(fits)
}

/** An answer of the server, as a test received it. */
export interface ReceivedAnswer {
  readonly status: number
  readonly header: (name: string) => unknown
  /** The problem document of an error. */
  readonly problem: string
}

/**
 * Throws where an endpoint answers with an error code, an `x-cache` or a good answer without a rate limit that its row
 * of the table does not have. So every test that asks the server checks the table against what the server really does.
 */
export function checkDeclaredAnswer(method: string, path: string, answer: ReceivedAnswer): void {
  const name = endpointAt(method, path.split('?', 1)[0] ?? '')
  if (name === undefined) return
  const { status, cache }: Endpoint = endpoints[name]
  if (answer.status === status) {
    const state = answer.header('x-cache') ?? undefined
    if (cache ? !cache.some((declared) => declared === state) : state !== undefined) {
      throw new Error(
        `${name} answered with x-cache ${JSON.stringify(state)}, which the table of endpoints does not list`,
      )
    }
    for (const header of Object.keys(rateLimitHeaders)) {
      if ((answer.header(header) ?? undefined) === undefined)
        throw new Error(`${name} answered without ${header}`)
    }
  }
  if (answer.problem === '') return
  const { code } = JSON.parse(answer.problem) as { code?: string }
  if (code !== undefined && !errorCodesOf(name).some((declared) => declared === code)) {
    throw new Error(`${name} answered ${code}, which the table of endpoints does not list`)
  }
}
