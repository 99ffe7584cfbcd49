import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { ClockUnsureError } from '../clock.ts'
import { ContendedError } from '../contended.ts'
import { UnknownEventError } from '../known-events.ts'
import { UnreachableError } from './post-json.ts'
import { TooBusyError } from './too-busy.ts'

const errorCodeOf = (error: unknown) => {
  if (error instanceof ClockUnsureError || error instanceof UnknownEventError) return 'service-unavailable' as const
  if (
    error instanceof Error &&
    (error instanceof UnreachableError ||
      error.name === 'TimeoutError' ||
      error.name.startsWith('MongoNetwork') ||
      error.name === 'MongoServerSelectionError')
  )
    return 'service-unavailable' as const
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 413) return 'payload-too-large' as const
  return typeof status === 'number' && status >= 400 && status < 500
    ? ('malformed-request' as const)
    : ('internal-error' as const)
}

/** What the caller gets for an error that was thrown. */
export const rejectionOf = (error: unknown): Rejection => {
  if (error instanceof TooBusyError)
    return rejection('too-many-requests', { data: { retryAfterSeconds: error.retryAfterSeconds } })
  if (error instanceof ContendedError)
    return rejection('service-unavailable', { data: { retryAfterSeconds: error.retryAfterSeconds } })
  return rejection(errorCodeOf(error))
}
