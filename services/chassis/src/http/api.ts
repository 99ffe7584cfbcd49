import { methodsOf, staff } from '@pinline/contracts/api/call'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getServiceOperations, retryParkedKey, skipParkedKey } from '@pinline/contracts/api/operations'
import { describeSpan } from '@pinline/telemetry/spans'
import { traceRequest } from '@pinline/telemetry/trace-requests'
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import { auditRefusal } from '../audit/request-audit.ts'
import type { ProcessMetrics } from '../metrics.ts'
import type { AdminRoute, AdminRows } from './admin-route.ts'
import { urlPathOf } from './call-service.ts'
import { keepOwnCookies } from './cookies.ts'
import { fieldErrors } from './field-errors.ts'
import { isDeeperThan, maxJsonDepth } from './json-depth.ts'
import { secondsOfKey } from './limits.ts'
import { isLocalClient } from './local-client.ts'
import { pageAfter, wantsPage } from './page-reply.ts'
import { bearerOf, contextOf, languageOf, requestIdOf, storeRawBody } from './read-request.ts'
import { longJson, refusalReply, sendReply, setCookies } from './respond.ts'
import type { Route } from './route.ts'
import { type RouteDeps, runRoute } from './run-route.ts'
import type { EventStreamRoute } from './server-sent-events.ts'
import { streamPath } from './stream-path.ts'
import { rejectionOf } from './thrown-error.ts'

interface ApiDeps extends RouteDeps {
  readonly log: Logger
  readonly metrics: ProcessMetrics
  /** Reasons why the service is not ready; empty if it is. */
  readonly unready: () => Promise<readonly string[]>
  /**
   * False until the service has all data that responses need: an earlier response could be wrong, and would be stored.
   */
  readonly isOpen: () => boolean
  readonly secureCookies: boolean
}

interface ApiTable {
  readonly routes: readonly Route[]
  readonly resources: readonly AdminRoute[]
  readonly eventStreams: readonly EventStreamRoute[]
  readonly pages: (app: Express) => void
  readonly localRoots: readonly string[]
}

const bodyLimit = '1mb'

const notFoundReply = (secureCookies: boolean) => (request: Request, response: Response) => {
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  sendReply(response, refusalReply(rejection('route-not-found'), languageOf(request), requestId), secureCookies)
}

/** Open before the service is ready: a view that is not filled because of a parked key waits for its operator. */
const operatorPaths: readonly string[] = [getServiceOperations.path, retryParkedKey.path, skipParkedKey.path]

/** The HTTP side of a service. Throws if two routes have the same path. */
export const api = (deps: ApiDeps, table: ApiTable): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true })
  })
  app.get('/readyz', async (_request, response) => {
    const because = await deps.unready()
    if (because.length === 0) response.json({ ready: true })
    else response.status(503).json({ ready: false, because })
  })
  app.get('/metrics', async (_request, response) => {
    response.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics())
  })
  app.use(traceRequest)
  app.use((request, response, next) => {
    if (deps.isOpen() || operatorPaths.includes(request.path)) return next()
    const requestId = requestIdOf(request)
    response.setHeader('x-request-id', requestId)
    response.setHeader('retry-after', '1')
    const refused = refusalReply(rejection('service-unavailable'), languageOf(request), requestId)
    sendReply(response, refused, deps.secureCookies)
  })
  const notFound = notFoundReply(deps.secureCookies)
  for (const root of table.localRoots)
    app.use(root, (request, response, next) => (isLocalClient(request) ? next() : notFound(request, response)))
  app.use(keepOwnCookies(deps.secureCookies))
  app.use(
    express.json({
      limit: bodyLimit,
      verify: (request, _response, body) => {
        if (isDeeperThan(maxJsonDepth, body)) throw new Error('the body is nested too deeply')
        storeRawBody(request, body)
      },
    }),
  )

  const seen = new Set<string>()
  for (const route of table.routes) {
    const path = urlPathOf(route.call.path)
    if (seen.has(path)) throw new Error(`two routes at ${path}`)
    seen.add(path)
    const allowed = methodsOf(route.call.effect)
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, response) => {
      describeSpan({ name: route.call.name, attributes: { 'http.route': path } })
      const requestId = requestIdOf(request)
      response.setHeader('x-request-id', requestId)
      const started = performance.now()
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const reply =
        method === 'GET' || method === 'POST'
          ? allowed.includes(method)
            ? await runRoute(deps, route, request, requestId)
            : undefined
          : undefined
      const sent = reply ?? refusalReply(rejection('method-not-allowed'), languageOf(request), requestId)
      if (reply === undefined) response.setHeader('allow', allowed.join(', '))
      if (route.call.repliesToPages === true && wantsPage(request)) {
        setCookies(response, sent, deps.secureCookies)
        response.redirect(303, pageAfter(request, sent))
      } else sendReply(response, sent, deps.secureCookies, await longJson(sent))
      logCall(deps, route.call.name, request, sent.code, sent.body.meta?.type, started, requestId)
    })
  }
  for (const resource of table.resources) adminPaths(app, deps, resource)
  for (const stream of table.eventStreams) streamPath(app, deps, stream)
  table.pages(app)

  app.use(notFound)
  const onError: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const requestId = requestIdOf(request)
    const refused = rejectionOf(error)
    if (refused.code === 'internal-error' || refused.code === 'service-unavailable')
      deps.log.error({ err: error, path: request.path, correlationId: requestId }, 'request failed')
    response.setHeader('x-request-id', requestId)
    sendReply(response, refusalReply(refused, languageOf(request), requestId), deps.secureCookies)
  }
  app.use(onError)
  return app
}

const logCall = (
  deps: ApiDeps,
  name: string,
  request: Request,
  code: number,
  type: string | undefined,
  started: number,
  requestId: string,
): void => {
  const seconds = (performance.now() - started) / 1000
  deps.metrics.requests.labels(name, String(code)).observe(seconds)
  if (type !== undefined) deps.metrics.refusals.labels(name, type).inc()
  deps.log.info(
    { call: name, method: request.method, code, type, ms: Math.round(seconds * 1e4) / 10, correlationId: requestId },
    'call',
  )
}

const jsonParameter = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' })
        return z.NEVER
      }
    })
    .pipe(schema)

const maxRange = 200
const listQuery = z.object({
  sort: jsonParameter(z.tuple([z.string(), z.enum(['ASC', 'DESC'])])).optional(),
  range: jsonParameter(z.tuple([z.int().min(0), z.int().min(0)])).optional(),
  filter: jsonParameter(z.record(z.string(), z.unknown())).optional(),
  end: z.coerce.number().int().min(1).max(maxRange).optional(),
})

/**
 * `Content-Range`: first and last row, and the total; if more rows exist than were counted, the position of last rows
 * is unknown: `*`.
 */
const contentRange = (
  name: string,
  from: number,
  end: number | undefined,
  { rows, total, totalIsAtLeast = false }: AdminRows<unknown>,
): string => {
  if (end !== undefined && totalIsAtLeast) return `${name} */${total}`
  const first = end === undefined ? from : Math.max(total - rows.length, 0)
  return `${name} ${first}-${first + Math.max(rows.length - 1, 0)}/${total}`
}

const countList = ({ requests }: ProcessMetrics, resource: string, response: Response): void => {
  const stop = requests.startTimer({ call: `list-${resource}` })
  response.once('finish', () => void stop({ code: String(response.statusCode) }))
}

const adminPaths = (app: Express, deps: ApiDeps, admin: AdminRoute): void => {
  const base = `/api/v1/admin/${admin.resource.name}`
  const access = staff(admin.resource.permission)
  const admit = async (request: Request, response: Response) => {
    const requestId = requestIdOf(request)
    response.setHeader('x-request-id', requestId)
    countList(deps.metrics, admin.resource.name, response)
    describeSpan({ name: `list-${admin.resource.name}`, attributes: { 'http.route': base } })
    const refuse = (refused: Parameters<typeof refusalReply>[0]) => {
      const { code, body } = refusalReply(refused, languageOf(request), requestId)
      deps.metrics.refusals.labels(`list-${admin.resource.name}`, refused.code).inc()
      response.status(code).json({ ...body, message: body.msg })
      return undefined
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(rejection('method-not-allowed'))
    const caller = await deps.authenticate(access, bearerOf(request), admin.resource.apiScope)
    if (isRejection(caller)) {
      await auditRefusal(deps.audit, `list-${admin.resource.name}`, request, requestId, caller)
      return refuse(caller)
    }
    const seconds = await secondsOfKey(deps.limit, caller)
    if (seconds > 0) {
      response.setHeader('retry-after', String(seconds))
      return refuse(rejection('too-many-requests', { data: { retryAfterSeconds: seconds } }))
    }
    const context = contextOf(request, caller, requestId, undefined)
    const read = async <Result>(rows: () => Promise<Result>): Promise<Result> => {
      const { result, isFresh } = await deps.readFresh(admin.waitsFor, context.positions, rows)
      if (!isFresh) response.setHeader('x-stale', 'true')
      return result
    }
    return { context, refuse, read }
  }
  app.all(base, async (request, response) => {
    const admitted = await admit(request, response)
    if (admitted === undefined) return
    const query = listQuery.safeParse(request.query)
    if (!query.success) return void admitted.refuse(rejection('invalid-input', { errors: fieldErrors(query.error) }))
    const { id, ...rest } = query.data.filter ?? {}
    const ids = z.array(z.string()).max(maxRange).optional().safeParse(id)
    const filter = admin.resource.filter.safeParse(rest)
    if (!filter.success || !ids.success)
      return void admitted.refuse(
        rejection('invalid-input', { errors: filter.success ? { id: 'invalid' } : fieldErrors(filter.error) }),
      )
    const [field, order] = query.data.sort ?? ['id', 'ASC']
    if (field !== 'id' && !admin.resource.sorts.includes(field))
      return void admitted.refuse(rejection('invalid-input', { errors: { sort: 'invalid' } }))
    const [from, to] = query.data.range ?? [0, ids.data === undefined ? 14 : maxRange - 1]
    if (to < from || to - from >= maxRange)
      return void admitted.refuse(rejection('invalid-input', { errors: { range: 'invalid' } }))
    const { end } = query.data
    if (end !== undefined && admin.resource.countsTo === undefined)
      return void admitted.refuse(rejection('invalid-input', { errors: { end: 'invalid' } }))
    const wanted = { filter: filter.data, ids: ids.data, sort: { field, order }, range: [from, to], end } as const
    const listed = await admitted.read(async () => await admin.list(wanted, admitted.context))
    response.setHeader('content-range', contentRange(admin.resource.name, from, end, listed))
    if (admin.resource.countsTo !== undefined)
      response.setHeader('x-total', listed.totalIsAtLeast === true ? 'at-least' : 'exact')
    response.setHeader('cache-control', 'no-store')
    response.json(listed.rows)
  })
  app.all(`${base}/:id`, async (request, response) => {
    const admitted = await admit(request, response)
    if (admitted === undefined) return
    const id = String(request.params.id ?? '')
    const row = await admitted.read(async () => await admin.one(id, admitted.context))
    if (row === undefined) return void admitted.refuse(rejection('not-found'))
    response.setHeader('cache-control', 'no-store')
    response.json(row)
  })
}
