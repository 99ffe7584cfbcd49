import { auditResponse } from '@pinline/chassis/audit/request-audit'
import { callService } from '@pinline/chassis/http/call-service'
import { fieldErrors } from '@pinline/chassis/http/field-errors'
import { bearerOf, languageOf, requestIdOf } from '@pinline/chassis/http/read-request'
import type { Caller } from '@pinline/chassis/http/request-context'
import { type Reply, refusalReply, sendReply } from '@pinline/chassis/http/respond'
import { type AnyCall, methodsOf, type OutputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { listQueuedJobs, retryFailedJobs } from '@pinline/contracts/api/jobs'
import {
  beginRebuild,
  compareGenerations,
  discardGeneration,
  retryParkedKey,
  skipParkedKey,
  switchGeneration,
} from '@pinline/contracts/api/operations'
import { checkViewRow } from '@pinline/contracts/api/reconcile'
import { listEnvironment } from '@pinline/contracts/gateway/environment/list-environment'
import { checkRow } from '@pinline/contracts/gateway/operations/check-row'
import { compareViews } from '@pinline/contracts/gateway/operations/compare-views'
import { discardView } from '@pinline/contracts/gateway/operations/discard-view'
import { getOperations } from '@pinline/contracts/gateway/operations/get-operations'
import { listJobs } from '@pinline/contracts/gateway/operations/list-jobs'
import { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import { rebuildView } from '@pinline/contracts/gateway/operations/rebuild-view'
import { retryJobs } from '@pinline/contracts/gateway/operations/retry-jobs'
import { retryParked } from '@pinline/contracts/gateway/operations/retry-parked'
import { skipParked } from '@pinline/contracts/gateway/operations/skip-parked'
import { switchView } from '@pinline/contracts/gateway/operations/switch-view'
import express, { type Request, type Response, Router } from 'express'
import { gatherEnvironment } from './environment.ts'
import { gatherOperations } from './operations.ts'
import type { CallInternal, OnCall, OperatorDeps } from './operator-deps.ts'
import { gatherRetention } from './retention.ts'
import { streamCalls } from './streams/stream-calls.ts'

/** Comparing a large view takes long. */
const timeoutMs = 60_000

/** The calls of operators, which the gateway handles itself because they concern any of the services. */
export const operatorCalls = (deps: OperatorDeps): Router => {
  const router = Router({ caseSensitive: true })
  // Only on these paths: all other bodies are forwarded as a stream.
  const readBody = express.json({ limit: '100kb' })
  const callInternal: CallInternal = (service, call, input, request) =>
    callService(deps.urls[service], deps.internalToken, call, input, {
      timeoutMs,
      correlationId: requestIdOf(request),
      language: languageOf(request),
    })
  const on: OnCall = (call, handle) => {
    router.all(`/api/v1${call.path}`, readBody, async (request, response) => {
      const methods: readonly string[] = methodsOf(call.effect)
      if (!methods.includes(request.method)) {
        response.setHeader('allow', methods.join(', '))
        return refuse(request, response, rejection('method-not-allowed'))
      }
      const requestId = requestIdOf(request)
      const caller = await deps.authenticate(call.access, bearerOf(request), call.apiScope)
      const outcome = isRejection(caller) ? caller : await runCall(call, handle, request, caller)
      const reply: Reply = isRejection(outcome)
        ? refusalReply(outcome, languageOf(request), requestId)
        : {
            code: 200,
            body: { code: 200, msg: 'ok', data: outcome, meta: { requestId } },
            positions: '',
            cookies: [],
          }
      const visit = { caller: isRejection(caller) ? caller.caller : caller }
      await auditResponse(deps.audit, call, request, requestId, visit, reply)
      response.setHeader('x-request-id', requestId)
      sendReply(response, reply, request.secure)
    })
  }

  on(getOperations, async () => ({
    at: new Date().toISOString(),
    services: await gatherOperations(deps.urls, deps.internalToken),
  }))
  on(listEnvironment, () => gatherEnvironment(deps.urls, deps.internalToken))
  on(rebuildView, ({ service, ...input }, request) => callInternal(service, beginRebuild, input, request))
  on(switchView, ({ service, ...input }, request) => callInternal(service, switchGeneration, input, request))
  on(discardView, ({ service, ...input }, request) => callInternal(service, discardGeneration, input, request))
  on(compareViews, ({ service, ...input }, request) => callInternal(service, compareGenerations, input, request))
  on(retryParked, ({ service, ...input }, request) => callInternal(service, retryParkedKey, input, request))
  on(skipParked, ({ service, ...input }, request, caller) =>
    callInternal(service, skipParkedKey, { ...input, by: caller.kind === 'visitor' ? '' : caller.id }, request),
  )
  on(checkRow, ({ service, ...input }, request) => callInternal(service, checkViewRow, input, request))
  on(listJobs, ({ service, ...input }, request) => callInternal(service, listQueuedJobs, input, request))
  on(retryJobs, ({ service, ...input }, request) => callInternal(service, retryFailedJobs, input, request))
  on(listRetention, () => gatherRetention(deps.urls, deps.internalToken))
  streamCalls(deps, on, callInternal)
  return router
}

const runCall = async <C extends AnyCall>(
  call: C,
  handle: (
    input: ReturnType<C['input']['parse']>,
    request: Request,
    caller: Caller,
  ) => Promise<OutputOf<C> | Rejection>,
  request: Request,
  caller: Caller,
): Promise<OutputOf<C> | Rejection> => {
  const input = call.input.safeParse(request.method === 'GET' ? request.query : (request.body ?? {}))
  if (!input.success) return rejection('invalid-input', { errors: fieldErrors(input.error) })
  try {
    return await handle(input.data as ReturnType<C['input']['parse']>, request, caller)
  } catch {
    return rejection('service-unavailable')
  }
}

const refuse = (request: Request, response: Response, refused: Rejection): void => {
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  sendReply(response, refusalReply(refused, languageOf(request), requestId), request.secure)
}
