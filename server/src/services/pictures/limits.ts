import { AppError } from '../../errors.ts'

const full = () => new AppError('upstream_unavailable', { retryAfter: 1 })

/** How many source pictures may be in memory at the same time, and wait for it. */
export const fetchLimits = { maxConcurrent: 16, maxQueued: 100, full }

/** How many pictures may be decoded at the same time, and wait for it. */
export const transformLimits = { maxConcurrent: 2, maxQueued: 100, full }

/** Milliseconds for waiting, fetching and transforming together (contract.md, `GET /api/pictures`). */
export const pictureDeadline = 5000
