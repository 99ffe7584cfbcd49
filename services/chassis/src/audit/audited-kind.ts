import type { Call } from '@pinline/contracts/api/call'
import { errorCodes, isErrorCode } from '@pinline/contracts/api/error-codes'
import type { AuditKind, AuditSubject } from '@pinline/contracts/api/record-audit'
import type { Caller } from '../http/request-context.ts'
import { securityEventKindOf } from './security-event-kind.ts'

export interface AuditedRequest {
  readonly call: Pick<Call, 'effect' | 'audited'> & Partial<Pick<Call, 'access' | 'security' | 'upload'>>
  /** The authenticated caller; undefined if authentication failed. */
  readonly caller: Caller | undefined
  /** `done` or the code of the refusal. */
  readonly outcome: string
  /** Whether the request had a token or a refresh cookie. */
  readonly presented: boolean
  /** The account that a request without a session turned out to be about. */
  readonly subject?: AuditSubject | undefined
  /** Whether the handler of a signed message has stored its objects. */
  readonly hasObjects?: boolean
}

const refusing: readonly number[] = [401, 403, 429]

/**
 * Kind of a completed request in the audit trail; undefined if it is not audited. Every rejected signed message is,
 * whatever its status: somebody imitates a wallet, or a wallet contradicts itself. So is every refusal that is a security
 * event.
 * @param buyersToo whether this service's commands of buyers are audited: those that change the account, not those of
 * orders
 */
export const auditedKind = (request: AuditedRequest, includeBuyers: boolean): AuditKind | undefined => {
  const { call, caller, outcome, presented, subject, hasObjects = false } = request
  if (call.access?.kind === 'signed') return outcome !== 'done' ? 'refusal' : hasObjects ? 'command' : undefined
  if (call.audited === 'sign-in') return outcome === 'invalid-input' ? undefined : 'sign-in'
  const status = isErrorCode(outcome) ? errorCodes[outcome].status : 200
  if (refusing.includes(status)) return status === 401 && !presented ? undefined : 'refusal'
  if (call.audited === 'never' || caller?.kind === 'service') return undefined
  if (call.audited === 'command') return 'command'
  if (call.audited === 'sign-out') return caller?.kind !== 'visitor' || subject !== undefined ? 'command' : undefined
  if (call.effect === 'command' && (caller?.kind === 'staff' || (caller?.kind === 'buyer' && includeBuyers)))
    return 'command'
  return outcome !== 'done' && securityEventKindOf(request) !== undefined ? 'refusal' : undefined
}
