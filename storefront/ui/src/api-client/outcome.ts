import type { FailureCode, RefusalCode } from '@pinline/contracts/api/error-codes'

/** An envelope of code 404 or 422: expected, returned to the caller; the client shows nothing. */
export interface Refused {
  readonly kind: 'refused'
  readonly status: 404 | 422
  /** The stable code (`meta.type`); undefined if this build does not know it. */
  readonly code: RefusalCode | undefined
  /** Text in the person's language. */
  readonly message: string
  /** Validation errors by field. */
  readonly errors: Readonly<Record<string, string>>
  /** The envelope's `data`; the screen knows its shape. */
  readonly data: unknown
}

export type Outcome<Data> =
  | {
      readonly kind: 'ok'
      readonly data: Data
      /** The data may be older than the person's last write. */
      readonly stale: boolean
    }
  | Refused
  /** An equal request was in progress: this one was not sent, and the caller ignores it. */
  | { readonly kind: 'duplicate' }

export type FailureReason = 'status' | 'timeout' | 'network' | 'malformed'

/** A failed call. The client has shown its notification: callers show at most an error state with "try again". */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly reason: FailureReason
  /** HTTP status or envelope code; 0 without a response. */
  readonly status: number
  readonly code: FailureCode | undefined

  constructor(reason: FailureReason, message: string, status = 0, code?: FailureCode) {
    super(message)
    this.reason = reason
    this.status = status
    this.code = code
  }
}

/** `read` throws it where `call` returns a rejection, so that a query has either data or an error. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

/** `read` throws it for a request that was not sent because an equal one was in progress. */
export class DuplicateRequest extends Error {
  override readonly name = 'DuplicateRequest'
}
