/** Retries of a read after its first failure: together they wait longer than a service takes to start again. */
const maxRetries = 4

const serviceUnavailable = 503

/** Whether a read that failed with this HTTP status is tried again: while the service behind it is away, and only then. */
export const retriesRead = (failures: number, status: number): boolean =>
  failures < maxRetries && status === serviceUnavailable

/** Milliseconds before the retry that follows so many failures, counted from 0: 0.5, 1, 2 and 4 s. */
export const retryDelayMs = (failures: number): number => 500 * 2 ** failures
