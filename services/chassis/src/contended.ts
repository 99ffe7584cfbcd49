/**
 * Thrown if too many others changed the same thing at once, and nothing was recorded; the caller gets 503 with
 * Retry-After. Prevents the failure "whoever comes last in a rush gets an internal error".
 */
export class ContendedError extends Error {
  override readonly name = 'ContendedError'
  readonly retryAfterSeconds = 1
}
