import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'

import type { ErrorCode } from '@mestieri/shared/contracts/error.ts'

declare module 'http' {
  interface OutgoingMessage {
    /** Node's one place where the head of a message is put together; every way of sending headers ends here. */
    _storeHeader(firstLine: string, headers: OutgoingHttpHeaders): void
  }
  interface ServerResponse {
    /**
     * Finished header lines, each with its line break, that go out with this response whatever answers it: those of
     * the policy that its address has. A name that stands here, or in `headerLines`, is never set with
     * `reply.header()` too.
     */
    policyLines: string
    /** Further lines of the same form, which belong to this response alone: request id and rate limit. */
    headerLines: string
    /** Why the request was refused, for the log. */
    errorCode?: ErrorCode
  }
}

/** What all responses of one server share. */
export interface ResponseState {
  /** The policy's lines of a response before anything is known of its route. */
  readonly defaultLines: string
  /** Once set, every response, also one that is under way, announces the end of its connection. */
  draining: boolean
}

/**
 * The response class of a server whose answers, all of them, carry prepared header lines: errors, 304s, static files
 * and what Node answers by itself included. Lines are joined once, so that a dozen security headers cost a request
 * one string concatenation instead of a dozen checked assignments (2 µs of a 12 µs answer).
 */
export function createResponseClass(state: ResponseState) {
  return class PreparedResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    override policyLines = state.defaultLines
    override headerLines = ''

    override _storeHeader(firstLine: string, headers: OutgoingHttpHeaders): void {
      if (state.draining) this.shouldKeepAlive = false
      super._storeHeader(firstLine + this.policyLines + this.headerLines, headers)
    }
  }
}

/** Joins header names and values to lines; neither may come from a request. */
export function formatHeaderLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

/** The header line that every answer has of its request's id. */
export function formatRequestId(id: string): string {
  return `x-request-id: ${id}\r\n`
}
