import type { ErrorCode } from '@pinline/contracts/api/error-codes'

/** An envelope of code 404 or 422: expected, returned to the caller, never shown by the client itself. */
export interface Refused {
  readonly kind: 'refused'
  readonly status: 404 | 422
  /** The stable code (`meta.type`); undefined if this build does not know it. */
  readonly code: ErrorCode | undefined
  /** Text in the person's language. */
  readonly message: string
  /** What is wrong with each field. */
  readonly errors: Readonly<Record<string, string>>
  /** The envelope's `data`, for the screen that knows its shape. */
  readonly data: unknown
}

export type Outcome<Data> =
  | {
      readonly kind: 'ok'
      readonly data: Data
      /** The data may be older than what the person has just done. */
      readonly stale: boolean
    }
  | Refused
  /** The same request was already on its way: this one was not sent and is to be ignored. */
  | { readonly kind: 'duplicate' }

export type FailureReason = 'status' | 'timeout' | 'network' | 'malformed'

/** A failed call. Its notification has been shown: callers show at most a state with "try again". */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly reason: FailureReason
  /** HTTP status or envelope code; 0 without a response. */
  readonly status: number
  readonly code: ErrorCode | undefined

  constructor(reason: FailureReason, message: string, status = 0, code?: ErrorCode) {
    super(message)
    this.reason = reason
    this.status = status
    this.code = code
  }
}

/** Thrown by `read` where `call` returns a rejection, so that a query has either data or an error. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

/** Thrown by `read` for a request that was left out because the same one was under way. */
export class DuplicateRequest extends Error {
  override readonly name = 'DuplicateRequest'
}
