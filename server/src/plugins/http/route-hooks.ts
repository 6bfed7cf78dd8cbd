import type {
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
  preHandlerHookHandler,
  preValidationHookHandler,
  RouteOptions,
} from 'fastify'

interface RouteHooks {
  onRequest: onRequestHookHandler | onRequestAsyncHookHandler
  preValidation: preValidationHookHandler
  preHandler: preHandlerHookHandler
  onSend: onSendHookHandler
}

/**
 * Appends a hook to one route in an `onRoute` hook. Other routes do not pay for it, and values that depend on
 * the route are computed once.
 */
export function addRouteHook<Name extends keyof RouteHooks>(
  route: RouteOptions,
  name: Name,
  hook: RouteHooks[Name],
): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name decides the type of hook
  const existing = route[name] as RouteHooks[Name] | RouteHooks[Name][] | undefined
  // Copy the list: a GET route shares its options with the HEAD route that Fastify adds.
  const hooks = [...(existing === undefined ? [] : [existing].flat()), hook]
  Object.assign(route, { [name]: hooks })
}
