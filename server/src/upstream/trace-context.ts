/** The headers of a distributed trace (W3C Trace Context, section 3). */
export interface TraceContext {
  readonly traceparent: string
  readonly tracestate?: string
}
