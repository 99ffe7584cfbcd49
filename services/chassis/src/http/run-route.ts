import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { pageKeyField } from '@pinline/contracts/api/page-key'
import type { Request } from 'express'
import type { AuditRecorder } from '../audit/audit-recorder.ts'
import { auditResponse } from '../audit/request-audit.ts'
import type { StoredReply } from '../event-store/commit.ts'
import type { EventStore, KnownRequest } from '../event-store/event-store.ts'
import { isMultipart, readUpload, removeUpload, type Upload } from '../files/read-upload.ts'
import type { ScanFile } from '../files/scan-file.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'
import type { ReadFresh } from '../read-models/read-fresh.ts'
import type { Authenticator } from './authenticate.ts'
import { requestHash } from './canonical.ts'
import { fieldErrors } from './field-errors.ts'
import { type Limit, secondsOfKey, secondsToWait } from './limits.ts'
import { actorOf, addressOf, bearerOf, contextOf, languageOf } from './read-request.ts'
import type { Caller, RequestContext } from './request-context.ts'
import { type Reply, refusalReply, replyOf } from './respond.ts'
import type { Route } from './route.ts'
import { rejectionOf } from './thrown-error.ts'

export interface RouteDeps {
  readonly audit: AuditRecorder
  readonly authenticate: Authenticator
  readonly limit: Limit
  /** Key of the hashes by which repeated requests are compared. */
  readonly requestKey: string | Buffer
  readonly store: EventStore
  /** Folder for files of multipart requests until the response is sent. */
  readonly uploadFolder: string
  /** Undefined without a virus scanner. */
  readonly scan?: ScanFile | undefined
  readonly readFresh: ReadFresh
}

const keyPattern = /^[\x21-\x7e]{8,128}$/

/** One request from start to end: access, limit, parsing, idempotency, handler, audit. */
export const runRoute = async (deps: RouteDeps, route: Route, request: Request, requestId: string): Promise<Reply> => {
  const visit: Visit = {}
  const audit = (reply: Reply) => auditResponse(deps.audit, route.call, request, requestId, visit, reply)
  try {
    visit.reply = await handleRequest(deps, route, request, requestId, visit)
  } catch (error) {
    await audit(refusalReply(rejectionOf(error), 'en', requestId)).catch(() => undefined)
    throw error
  }
  await audit(visit.reply)
  return visit.reply
}

/** The result of a request so far. */
interface Visit {
  caller?: Caller | undefined
  /** A command whose reply is stored. */
  command?: { readonly id: string; readonly hash: string }
  reply?: Reply
}

const handleRequest = async (
  deps: RouteDeps,
  route: Route,
  request: Request,
  requestId: string,
  visit: Visit,
): Promise<Reply> => {
  const language = languageOf(request)
  const refuse = (refused: Rejection) => refusalReply(refused, language, requestId)
  const caller = await deps.authenticate(route.call.access, bearerOf(request), route.call.apiScope)
  visit.caller = isRejection(caller) ? caller.caller : caller
  if (isRejection(caller)) return refuse(caller)
  const seconds =
    (await secondsOfKey(deps.limit, caller)) ||
    (await secondsToWait(deps.limit, route.call, caller, addressOf(request), request.body))
  if (seconds > 0) return refuse(rejection('too-many-requests', { data: { retryAfterSeconds: seconds } }))
  if (route.call.upload === undefined || !isMultipart(request))
    return await runParsed(deps, route, request, requestId, caller, visit)
  const upload = await readUpload(request, route.call.upload, deps.uploadFolder)
  if (isRejection(upload)) return refuse(upload)
  try {
    for (const { path } of upload.files)
      if ((await deps.scan?.(path)) === false) return refuse(rejection('file-infected'))
    return await runParsed(deps, route, request, requestId, caller, visit, upload)
  } finally {
    await removeUpload(upload)
  }
}

/** Prevents the failure "a body that does not say that it is JSON is left out, and the request means something else". */
const isUnread = ({ body, headers, method }: Request): boolean =>
  method !== 'GET' &&
  body === undefined &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Input, idempotency and handler of an authorised request. */
const runParsed = async (
  deps: RouteDeps,
  route: Route,
  request: Request,
  requestId: string,
  caller: Caller,
  visit: Visit,
  upload?: Upload,
): Promise<Reply> => {
  const refuse = (refused: Rejection) => refusalReply(refused, languageOf(request), requestId)
  if (isUnread(request) && upload === undefined)
    return refuse(rejection('invalid-input', { errors: { 'Content-Type': 'invalid' } }))
  const files = upload?.files ?? []
  const body: unknown = upload?.fields ?? (request.method === 'GET' ? request.query : (request.body ?? {}))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse(rejection('malformed-request'))
  const input = route.call.input.safeParse({ ...body, ...request.params }, { reportInput: true })
  const { upload: rule } = route.call
  const missing = rule === undefined || rule.isOptional === true || files.length > 0 ? {} : { file: 'required' }
  if (!input.success || 'file' in missing)
    return refuse(
      rejection('invalid-input', { errors: { ...missing, ...(input.success ? {} : fieldErrors(input.error)) } }),
    )

  const keyed = commandRequest(deps.requestKey, route, caller, request, {
    ...body,
    ...request.params,
    ...contentOf(files),
  })
  if (isRejection(keyed)) return refuse(keyed)
  if (keyed === undefined || !storesReply(route))
    return await handle(deps, route, input.data, contextOf(request, caller, requestId, keyed, false, files))
  visit.command = keyed

  const firstReply = (known: KnownRequest | undefined): Reply | undefined => {
    if (known !== undefined && known.hash !== keyed.hash) return refuse(rejection('idempotency-key-reused'))
    return known?.reply === undefined ? undefined : replayedReply(known.reply)
  }
  const run = async (isKnown: boolean): Promise<Reply | undefined> => {
    const context = contextOf(request, caller, requestId, keyed, !isKnown, files)
    const reply = await handle(deps, route, input.data, context)
    if (reply.stored || reply.code >= 500 || reply.code === 429 || reply.body.meta?.type === 'idempotency-key-reused')
      return reply
    const stored = await deps.store.storeReply(
      keyed,
      { code: reply.code, body: reply.body, positions: reply.positions },
      { actor: actorOf(caller), correlationId: requestId, causationId: requestId },
      isKnown || reply.positions !== '',
    )
    return stored === undefined ? undefined : { ...replayedReply(stored), cookies: reply.cookies }
  }
  const known = route.expectsNew ? undefined : await deps.store.findRequest(keyed.id)
  const reply =
    firstReply(known) ??
    (await run(known !== undefined)) ??
    firstReply(await deps.store.findRequest(keyed.id)) ??
    (await run(true))
  if (reply === undefined) throw new Error(`request ${keyed.id} was run as a known one and has no reply`)
  return reply
}

/** Identity of uploads: the files' names and contents. */
const contentOf = (files: readonly UploadedFile[]): object =>
  files.length === 0 ? {} : { files: files.map(({ field, name, sha256 }) => ({ field, name, sha256 })) }

const replayedReply = ({ code, body, positions }: StoredReply): Reply => ({
  code,
  body: body as Reply['body'],
  positions,
  cookies: [],
})

/** Replies of open calls contain tokens and are not stored. */
const storesReply = ({ call }: Route): boolean =>
  call.storeReply !== false && call.access.kind !== 'open' && call.access.kind !== 'signed'

const commandRequest = (
  requestKey: string | Buffer,
  route: Route,
  caller: Caller,
  request: Request,
  body: object,
): { id: string; hash: string } | undefined | Rejection => {
  if (route.call.effect !== 'command') return undefined
  const key = request.get('idempotency-key')
  const pageKey = key === undefined && route.call.repliesToPages === true ? pageKeyOf(body) : undefined
  const given = key ?? pageKey
  if (given === undefined) return undefined
  if (!keyPattern.test(given)) return rejection('invalid-input', { errors: { 'Idempotency-Key': 'invalid' } })
  const scope = caller.kind === 'visitor' ? `visitor:${addressOf(request)}` : `${caller.kind}:${caller.id}`
  const hash = requestHash(requestKey, route.call.path, body)
  return { id: pageKey === undefined ? `${scope}:${given}` : `${scope}:${given}:${hash}`, hash }
}

/**
 * The key in a hidden field of a plain form, which cannot send a header. Who goes back to the page and writes something
 * else sends the same key: only the same content under it is the same request.
 */
const pageKeyOf = (body: object): string | undefined =>
  pageKeyField in body && typeof body[pageKeyField] === 'string' && body[pageKeyField] !== ''
    ? body[pageKeyField]
    : undefined

/** `kept` if the handler has stored the reply itself. */
const handle = async (
  deps: RouteDeps,
  route: Route,
  input: unknown,
  context: RequestContext,
): Promise<Reply & { readonly stored: boolean }> => {
  const { result, isFresh } = await deps.readFresh(
    route.waitsFor,
    context.positions,
    async () => await route.handle(input, context),
  )
  return result.kind === 'first-reply'
    ? { ...replayedReply(result.reply), stored: true }
    : { ...replyOf(result, context, isFresh), stored: false }
}
