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
 * Adds a hook to one route while it is being registered, after those it has. A hook that only some routes need costs
 * the others nothing, and what it knows of its route is worked out once.
 */
export function addRouteHook<Name extends keyof RouteHooks>(
  route: RouteOptions,
  name: Name,
  hook: RouteHooks[Name],
): void {
  const existing = route[name] as RouteHooks[Name] | RouteHooks[Name][] | undefined
  // A new list each time: a GET route shares its options with its HEAD twin.
  const hooks = [...(existing === undefined ? [] : [existing].flat()), hook]
  Object.assign(route, { [name]: hooks })
}
