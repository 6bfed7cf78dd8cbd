/** The codes of an endpoint that asks the upstream; `upstream_unavailable` belongs to every endpoint. */
export const upstreamErrors = ['upstream_failed', 'upstream_timeout'] as const
