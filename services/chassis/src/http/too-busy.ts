/** Thrown where work is refused because too much of it is under way; the caller is answered 429 with Retry-After. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too much is under way')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
