/** Thrown if work is rejected because too much is in progress; the caller gets 429 with Retry-After. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too much is under way')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
