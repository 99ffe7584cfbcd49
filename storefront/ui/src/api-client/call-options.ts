export interface CallOptions {
  /** One key per action of a person; given by a form that may send the same action again. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** No notice for a failure: the screen shows it in its place. */
  readonly silent?: boolean
  /** Multipart body instead of JSON; such a call has no time-out and is never sent twice. */
  readonly form?: FormData
  /** Called with the share of the form that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
