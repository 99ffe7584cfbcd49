import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { describeSpan } from '@pinline/telemetry/spans'
import type { Express, Response } from 'express'
import type { Logger } from 'pino'
import type { AuditRecorder } from '../audit/audit-recorder.ts'
import { auditRefusal } from '../audit/request-audit.ts'
import type { Authenticator } from './authenticate.ts'
import { urlPathOf } from './call-service.ts'
import { type Limit, secondsOfKey } from './limits.ts'
import { bearerOf, contextOf, languageOf, requestIdOf } from './read-request.ts'
import { refusalReply, sendReply } from './respond.ts'
import type { EventStreamRoute, ServerSentMessage } from './server-sent-events.ts'

interface StreamDeps {
  readonly authenticate: Authenticator
  readonly audit: AuditRecorder
  readonly limit: Limit
  readonly log: Logger
  readonly secureCookies: boolean
  /** False once the service is stopping. */
  readonly isOpen: () => boolean
}

const heartbeatMs = 15_000

/** Resolves when what was written has gone on, or the client has left. */
const hasTaken = async (response: Response): Promise<void> => {
  if (!response.writableNeedDrain || response.closed) return
  await new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done)
      resolve()
    }
    response.once('drain', done).once('close', done)
  })
}

/** How often the session behind a stream is checked, so that a stream ends at most two seconds after its session. */
const sessionCheckMs = 1000

/**
 * A path that sends events to clients until they disconnect or the service stops. Prevents the failures "a client that
 * disconnected during authentication stayed subscribed for ever", "a write to a stream that was being ended ended the
 * process", "a stream went on after its session had ended" and "what changed while a stream was being opened was missed".
 */
export const streamPath = (app: Express, deps: StreamDeps, stream: EventStreamRoute): void => {
  app.all(urlPathOf(stream.path), async (request, response) => {
    describeSpan({ name: stream.path, attributes: { 'http.route': stream.path } })
    const requestId = requestIdOf(request)
    response.setHeader('x-request-id', requestId)
    const refuse = (refused: Rejection) =>
      sendReply(response, refusalReply(refused, languageOf(request), requestId), deps.secureCookies)
    if (request.method !== 'GET') {
      response.setHeader('allow', 'GET')
      return refuse(rejection('method-not-allowed'))
    }
    const bearer = bearerOf(request)
    const caller = await deps.authenticate(stream.access, bearer, stream.apiScope)
    if (isRejection(caller)) {
      await auditRefusal(deps.audit, stream.path, request, requestId, caller)
      return refuse(caller)
    }
    const seconds = await secondsOfKey(deps.limit, caller)
    if (seconds > 0) return refuse(rejection('too-many-requests', { data: { retryAfterSeconds: seconds } }))
    // Their ends have been reported already and will not be reported again.
    if (request.destroyed || response.closed) return
    if (!deps.isOpen()) {
      response.setHeader('retry-after', '1')
      return refuse(rejection('service-unavailable'))
    }
    const write = (text: string) => {
      // A write between the end of a stream and its last byte would be an error without a listener.
      if (!response.writableEnded) response.write(text)
    }
    let early = ''
    const send = ({ id, event, data }: ServerSentMessage) => {
      const text = `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
      if (response.headersSent) write(text)
      else early += text
    }
    const close = await stream.open(contextOf(request, caller, requestId, undefined), send, {
      query: request.query,
      taken: () => hasTaken(response),
      end: () => void response.end(),
    })
    if (isRejection(close)) return refuse(close)
    if (request.destroyed || response.closed) return close()
    const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs)
    // While account does not respond nothing is known of the session, and the stream stays.
    const checkSession = () =>
      void deps.authenticate(stream.access, bearer, stream.apiScope).then(
        (checked) => isRejection(checked) && response.end(),
        () => undefined,
      )
    const sessionCheck = stream.access.kind === 'open' ? undefined : setInterval(checkSession, sessionCheckMs)
    request.once('close', () => {
      clearInterval(heartbeat)
      clearInterval(sessionCheck)
      close()
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    write(`retry: 2000\n\n${early}`)
    deps.log.debug({ stream: stream.path, correlationId: requestId }, 'stream opened')
  })
}
