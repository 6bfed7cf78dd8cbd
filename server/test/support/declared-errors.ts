import {
  endpointAddress,
  endpointAddresses,
  type EndpointName,
} from '@mestieri/shared/contracts/site/addresses.ts'
import { errorCodesOf } from '@mestieri/shared/contracts/site/endpoints.ts'

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

/**
 * Throws where an endpoint answers with an error code that its row of the table does not have: so every test that asks
 * the server holds the table to what the server really does.
 */
export function checkDeclaredError(method: string, path: string, body: string): void {
  const name = endpointAt(method, path.split('?', 1)[0] ?? '')
  if (name === undefined || body === '') return
  const { code } = JSON.parse(body) as { code?: string }
  if (code !== undefined && !errorCodesOf(name).some((declared) => declared === code)) {
    throw new Error(`${name} answered ${code}, which the table of endpoints does not list`)
  }
}
