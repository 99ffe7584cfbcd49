import { type Call, methodsOf } from '@pinline/contracts/api/call'
import type { AuditSubject } from '@pinline/contracts/api/record-audit'
import { cleanHeader } from '@pinline/contracts/api/text'
import { buyerId, staffId } from '@pinline/events/ids'
import type { Request } from 'express'
import { z } from 'zod'
import type { AuthenticationFailure } from '../http/authenticate.ts'
import { addressOf, bearerOf } from '../http/read-request.ts'
import type { Caller } from '../http/request-context.ts'
import type { Reply } from '../http/respond.ts'
import type { AuditRecorder, RepeatableCommand } from './audit-recorder.ts'
import { objectsOf, securityKindOf, subjectOf } from './audit-subjects.ts'

/** Outcome of a request: `done`, or the code of the rejection. */
const outcomeOf = (reply: Pick<Reply, 'code' | 'body'>): string =>
  reply.code === 200 ? 'done' : (reply.body.meta?.type ?? 'internal-error')

/** The account that a sign-in call has signed in. */
const signedInAs = (output: unknown): AuditSubject | undefined => {
  const buyer = z.object({ buyer: z.object({ id: buyerId }) }).safeParse(output)
  if (buyer.success) return { kind: 'buyer', id: buyer.data.buyer.id }
  const staff = z.object({ staff: z.object({ id: staffId }) }).safeParse(output)
  return staff.success ? { kind: 'staff', id: staff.data.staff.id } : undefined
}

const hasObjects = (request: Request, requestId: string) => ({
  subject: subjectOf(request),
  securityKind: securityKindOf(request),
  presented: bearerOf(request) !== undefined || (request.get('cookie') ?? '').includes('pinline_refresh_'),
  address: addressOf(request),
  userAgent: cleanHeader(request.get('user-agent') ?? '', 300),
  correlationId: requestId,
})

/** Who sent a request, and what it repeats if it is sent again. */
export interface AuditedVisit {
  readonly caller?: Caller | undefined
  /** Set only where the reply is stored: elsewhere a key does not show that a request was sent before. */
  readonly command?: Pick<RepeatableCommand, 'id' | 'hash'>
}

/** Passes a request and its response to the recorder. */
export const auditResponse = async (
  recorder: AuditRecorder,
  call: Call,
  request: Request,
  requestId: string,
  { caller, command }: AuditedVisit,
  reply: Pick<Reply, 'code' | 'body' | 'positions'>,
): Promise<void> => {
  const body: unknown = methodsOf(call.effect).includes('POST') ? request.body : request.query
  const seen = hasObjects(request, requestId)
  const objects = objectsOf(request)
  await recorder.record({
    ...seen,
    objects,
    hasObjects: objects !== undefined,
    subject: seen.subject ?? (call.audited === 'sign-in' ? signedInAs(reply.body.data) : undefined),
    name: call.name,
    call,
    caller,
    outcome: outcomeOf(reply),
    input: { ...(typeof body === 'object' ? body : {}), ...request.params },
    output: reply.code === 200 ? reply.body.data : undefined,
    repeatable: command === undefined ? undefined : { ...command, positions: reply.positions },
  })
}

/** Passes a failed authentication to the recorder, for paths without a call: lists of the console, event streams. */
export const auditRefusal = async (
  recorder: AuditRecorder,
  name: string,
  request: Request,
  requestId: string,
  refused: AuthenticationFailure,
): Promise<void> => {
  await recorder.record({
    ...hasObjects(request, requestId),
    name,
    call: { effect: 'read' },
    caller: refused.caller,
    outcome: refused.code,
    input: undefined,
    output: undefined,
    repeatable: undefined,
  })
}
