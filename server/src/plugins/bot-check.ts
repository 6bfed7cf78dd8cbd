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
    /** What visitors do here, of whom it is checked that they are people. */
    botCheck?: BotCheckAction
    /** Whether this request is one that is checked; without it all of the route's are. */
    needsBotCheck?: (request: FastifyRequest) => boolean
  }
}

/** `form`: the form itself gave the program away; the others are the service's. */
export type BotCheckOutcome = 'passed' | 'refused' | 'unverified' | 'missing' | 'form'

export interface BotCheckOptions {
  /** Null without keys: then forms are looked at, and no token is asked for. */
  readonly service: Services['botCheck']
  /** How long a form has to be on screen before it is sent, in ms; the product's own unless said. */
  readonly minFormMs?: number | undefined
  readonly onChecked?: ((action: BotCheckAction, outcome: BotCheckOutcome) => void) | undefined
}

/** The time, and a field that was left empty; whatever else stands there, no form of ours was sent by a person. */
const humanForm = /^(\d{1,12});$/
const tokenForm = new RegExp(`^[\\x21-\\x7e]{1,${maxTokenLength}}$`)

/** Reads a header that may come once. */
function single(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  // Node joins repeated ones, which neither form below allows.
  return Array.isArray(value) ? value.join(', ') : value
}

/**
 * Whether a form was filled in as people do: slowly, and without what they cannot see. Clients that are no browsers
 * have no form and say nothing of one.
 */
function isHumanForm(check: string | undefined, minFormMs: number): boolean {
  if (check === undefined) return true
  const [, elapsed] = humanForm.exec(check) ?? []
  return elapsed !== undefined && Number(elapsed) >= minFormMs
}

/**
 * The bot check (contract.md, section 1; security.md, AZ-10; docs/decisions/0015): 403 `bot_check_failed` for a form
 * that no person filled in and, where the site has keys, for a request without a good token. A verifier that is down
 * lets requests pass, with a tenth of the route's limit.
 *
 * It stands in front of the handler and, being registered before the idempotency plugin, behind the replay: a token is
 * good for one verification, so that a repeat would be refused where the first try has long succeeded. For the same
 * reason it comes after validation: a body that has to be put right costs no token.
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
      if (rateLimitGroup === undefined) throw new Error(`${route.url} has no limit to be stricter than`)
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
