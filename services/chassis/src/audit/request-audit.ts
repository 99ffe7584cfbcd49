import { type Call, methodsOf } from '@pinline/contracts/api/call'
import type { AuditSubject } from '@pinline/contracts/api/record-audit'
import { buyerId, staffId } from '@pinline/events/ids'
import type { Request } from 'express'
import { z } from 'zod'
import type { NotLetIn } from '../http/authenticate.ts'
import { addressOf, bearerOf } from '../http/read-request.ts'
import type { Caller } from '../http/request-context.ts'
import type { Reply } from '../http/respond.ts'
import type { AuditDesk } from './audit-desk.ts'
import { objectsOf, subjectOf } from './audit-subjects.ts'

/** What a handler's answer came to: `done`, or the code of the refusal. */
const outcomeOf = (reply: Pick<Reply, 'code' | 'body'>): string =>
  reply.code === 200 ? 'done' : (reply.body.meta?.type ?? 'internal-error')

/** Whose session a way in has opened. */
const signedInAs = (output: unknown): AuditSubject | undefined => {
  const signedIn = z.object({ user: z.object({ id: z.union([buyerId, staffId]) }) }).safeParse(output)
  if (!signedIn.success) return undefined
  const { id } = signedIn.data.user
  return { kind: buyerId.safeParse(id).success ? 'buyer' : 'staff', id }
}

const told = (request: Request, requestId: string) => ({
  subject: subjectOf(request),
  presented: bearerOf(request) !== undefined || (request.get('cookie') ?? '').includes('pinline_refresh_'),
  address: addressOf(request),
  userAgent: request.get('user-agent') ?? '',
  correlationId: requestId,
})

/** Tells the desk how a request was answered. */
export const auditAnswer = async (
  desk: AuditDesk,
  call: Call,
  request: Request,
  requestId: string,
  caller: Caller | undefined,
  reply: Pick<Reply, 'code' | 'body'>,
): Promise<void> => {
  const body: unknown = methodsOf(call.effect).includes('POST') ? request.body : request.query
  const seen = told(request, requestId)
  const objects = objectsOf(request)
  await desk.answered({
    ...seen,
    objects,
    told: objects !== undefined,
    subject: seen.subject ?? (call.audited === 'sign-in' ? signedInAs(reply.body.data) : undefined),
    name: call.name,
    call,
    caller,
    outcome: outcomeOf(reply),
    input: { ...(typeof body === 'object' ? body : {}), ...request.params },
    output: reply.code === 200 ? reply.body.data : undefined,
    idempotencyKey: request.get('idempotency-key'),
  })
}

/** Tells the desk who was not let in at what has no call of its own: lists of the console, streams of events. */
export const auditRefused = async (
  desk: AuditDesk,
  name: string,
  request: Request,
  requestId: string,
  refused: NotLetIn,
): Promise<void> => {
  await desk.answered({
    ...told(request, requestId),
    name,
    call: { effect: 'read' },
    caller: refused.caller,
    outcome: refused.code,
    input: undefined,
    output: undefined,
    idempotencyKey: undefined,
  })
}
