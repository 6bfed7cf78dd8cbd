import {
  type BotCheckAction,
  botCheckHeaders,
  maxTokenLength,
  minFormMs as usualMinFormMs,
} from '@mestieri/shared/contracts/bot-check.ts'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action that the bot check protects on this route. */
    botCheck?: BotCheckAction
    /** Whether to check this request. Default: every request of the route. */
    needsBotCheck?: (request: FastifyRequest) => boolean
  }
}

/**
 * `form`: the form data showed that a program filled it in. The others are results of the bot check service.
 */
export type BotCheckOutcome = 'passed' | 'refused' | 'unverified' | 'missing' | 'form'

export interface BotCheckOptions {
  /** Null if the site has no keys. Then only the form data is checked, and no token is required. */
  readonly service: Services['botCheck']
  /**
   * The shortest time in milliseconds that a person needs to fill in a form. Default: the shared `minFormMs`.
   */
  readonly minFormMs?: number | undefined
  readonly onChecked?: ((action: BotCheckAction, outcome: BotCheckOutcome) => void) | undefined
}

/** The elapsed milliseconds, then the value of the hidden field, which a person leaves empty. */
const humanForm = /^(\d{1,12});$/
const tokenForm = new RegExp(`^[\\x21-\\x7e]{1,${maxTokenLength}}$`)

/** Reads a header that must occur at most once. */
function single(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  // A joined value matches neither pattern above, so a repeated header is refused.
  return Array.isArray(value) ? value.join(', ') : value
}

/**
 * Whether a person filled in the form: it took long enough and the hidden field is empty. API clients have no
 * form and do not send the header; they pass.
 */
function isHumanForm(check: string | undefined, minFormMs: number): boolean {
  if (check === undefined) return true
  const [, elapsed] = humanForm.exec(check) ?? []
  return elapsed !== undefined && Number(elapsed) >= minFormMs
}

/**
 * The bot check (contract.md, section 1; security.md, AZ-10; docs/decisions/0015): 403 `bot_check_failed` for
 * a form that a program filled in and, if the site has keys, for a request without a valid token. While the
 * verifier is down, requests pass with a tenth of the route's rate limit.
 *
 * A token can be verified once. So the check wraps the handler before the idempotency plugin does: a repeat
 * is answered from the stored response and needs no second token. It also runs after validation, so an
 * invalid body uses up no token.
 */
export const botCheckPlugin = fp<BotCheckOptions>(
  async (app, { service, minFormMs = usualMinFormMs, onChecked }) => {
    async function judge(request: FastifyRequest, action: BotCheckAction): Promise<BotCheckOutcome> {
      if (!isHumanForm(single(request, botCheckHeaders.form), minFormMs)) return 'form'
      if (!service) return 'passed'
      const token = single(request, botCheckHeaders.token)
      if (token === undefined || !tokenForm.test(token)) return 'missing'
      return service.check(token, action)
    }

    app.addHook('onRoute', (route) => {
      const { botCheck: action, needsBotCheck, rateLimitGroup } = route.config ?? {}
      if (action === undefined) return
      if (rateLimitGroup === undefined) throw new Error(`${route.url} has a bot check but no rateLimitGroup`)
      const limitUnverified = app.createStricterLimit(rateLimitGroup)
      const { handler } = route
      route.handler = async function checkFirst(request, reply) {
        if (needsBotCheck === undefined || needsBotCheck(request)) {
          const outcome = await judge(request, action)
          onChecked?.(action, outcome)
          if (outcome === 'unverified') await limitUnverified(request, reply)
          else if (outcome !== 'passed') throw new AppError('bot_check_failed')
        }
        return Reflect.apply(handler, this, [request, reply])
      }
    })
  },
  { name: 'bot-check', dependencies: ['rate-limit'] },
)
