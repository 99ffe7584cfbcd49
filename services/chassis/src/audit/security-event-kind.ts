import type { Call } from '@pinline/contracts/api/call'
import { type ErrorCode, errorCodes, isErrorCode } from '@pinline/contracts/api/error-codes'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'

export interface SecurityRelevantRequest {
  readonly call: Partial<Pick<Call, 'access' | 'security' | 'upload'>>
  /** `done` or the code of the refusal. */
  readonly outcome: string
  /** Whether the request had a token or a refresh cookie. */
  readonly presented: boolean
  /** Set by a handler whose refusal says less than it knows. */
  readonly securityKind?: SecurityEventKind | undefined
}

const kindOfCode: Partial<Record<ErrorCode, SecurityEventKind>> = {
  'credentials-wrong': 'sign-in-refused',
  'account-disabled': 'sign-in-refused',
  'code-wrong': 'code-refused',
  'password-wrong': 'password-refused',
}

const refusedUploads: readonly ErrorCode[] = [
  'upload-type-wrong',
  'file-too-large',
  'too-many-files',
  'payload-too-large',
  'quota-reached',
]

/**
 * The security event that a completed request is, undefined if it is none. People who are merely not signed in make
 * none, and neither do failures of the product itself.
 */
export const securityEventKindOf = ({
  call,
  outcome,
  presented,
  securityKind,
}: SecurityRelevantRequest): SecurityEventKind | undefined => {
  if (outcome === 'done') return call.security
  if (!isErrorCode(outcome)) return undefined
  const { status } = errorCodes[outcome]
  if (status >= 500) return undefined
  if (securityKind !== undefined) return securityKind
  if (status === 429) return 'rate-limited'
  if (call.access?.kind === 'signed') return 'webhook-refused'
  if (status === 403) return 'permission-refused'
  if (status === 401) return presented ? 'token-refused' : undefined
  return (
    kindOfCode[outcome] ??
    (call.upload !== undefined && refusedUploads.includes(outcome) ? 'upload-refused' : undefined)
  )
}
