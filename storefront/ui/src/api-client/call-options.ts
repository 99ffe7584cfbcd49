export interface CallOptions {
  /** Idempotency key: one per action of a person. A form that may send the same action again passes its own. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Shows no notification for a failure: the screen shows the error itself. */
  readonly silent?: boolean
  /** Multipart body instead of JSON. Such a call has no time-out and is never retried. */
  readonly form?: FormData
  /** Called with the uploaded share of the form, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
