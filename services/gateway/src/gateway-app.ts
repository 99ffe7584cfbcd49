import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { auditRefusal } from '@pinline/chassis/audit/request-audit'
import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import { languageOf, requestIdOf } from '@pinline/chassis/http/read-request'
import { refusalReply, sendReply } from '@pinline/chassis/http/respond'
import { type ErrorCode, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import express, { type Express, type Request, type Response } from 'express'
import compressedFiles from 'express-static-gzip'
import helmet from 'helmet'
import { isCrossSite } from './cross-site.ts'
import { defaultHeaders } from './default-headers.ts'
import { directCalls, isAcceptable, markRequest } from './direct-calls.ts'
import { documentation } from './docs/documentation.ts'
import { eventDocuments } from './event-documents.ts'
import { type Forwarding, forwarding } from './forwarding.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { kicadLibrary } from './kicad/kicad-endpoint.ts'
import { maintenanceHeader } from './maintenance-watch.ts'
import type { mcpEndpoint } from './mcp/mcp-endpoint.ts'
import { operatorCalls } from './operator-calls.ts'
import type { Client } from './proxy.ts'
import { routeTable, serviceTables } from './route-table.ts'
import { endSlowClients } from './slow-clients.ts'

const refuse = ({ watch }: GatewayDeps, request: Request, response: Response, refused: Rejection) => {
  watch.refused(response, refused.code)
  const requestId = requestIdOf(request)
  // The policy of the pages at this path may be set already.
  response.set({ ...defaultHeaders, 'x-request-id': requestId })
  sendReply(response, refusalReply(refused, languageOf(request), requestId), request.secure)
}

/** Refuses a request for which its client has no share left, which is a security event. */
const refuseBeyondShare = (deps: GatewayDeps, request: Request, response: Response, refused: Rejection) => {
  const { audit } = deps
  if (refused.code === 'too-many-requests')
    void auditRefusal(audit, 'forward-request', request, requestIdOf(request), refused).catch(() => undefined)
  refuse(deps, request, response, refused)
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetchFrom(url)('/readyz', { signal: AbortSignal.timeout(3000) })).ok
  } catch {
    return false
  }
}

const pageUnavailable = (response: Response) => {
  response
    .status(503)
    .set('retry-after', '2')
    .type('html')
    .send(
      '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>One moment</title><p>The shop is starting. This page tries again by itself.</p></html>',
    )
}

/** What this process responds to itself, with or without a slash at its end, as the routers read it. */
const ownPaths =
  /^\/(readyz\/?$|mcp\/?$|kicad(\/\w+)*\/v1\/|api\/(docs|openapi\.json|asyncapi\.json|events\/|v1\/private\/operations\/)|console)/

/**
 * A page, a drawing or a picture for sharers that is not cached is rendered for tens of milliseconds. Files are sent as they
 * are: the storefront renders no page at their addresses, whatever they end in.
 */
const pageWeight = 8
const isFile = (path: string): boolean => /^\/(?:(?:assets|flags|resources)\/|(?:favicon\.svg|robots\.txt)$)/.test(path)

/** Of the console, whose components write style attributes. */
const ownScriptsOnly = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
})

/** A body that cannot be parsed is a client error; a missing file of the console is thrown too. */
const codeOf = (error: unknown): ErrorCode => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 413) return 'payload-too-large'
  if (status === 404) return 'route-not-found'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed-request' : 'internal-error'
}

const ownProbe = { target: 'gateway', kind: 'call', name: 'probe' } as const

const clientOf = ({ ip = '', protocol }: Request): Client => ({ address: ip, protocol })

/** Refuses what is no proper request, and gives every response the default headers. */
const guardOrigin = (app: Express, deps: GatewayDeps, watchPace: PaceWatch): void => {
  app.use((request, response, next) => {
    for (const [name, value] of Object.entries(defaultHeaders)) response.setHeader(name, value)
    const { until } = deps.maintenance
    if (until !== null) response.setHeader(maintenanceHeader, until)
    watchPace(request, response)
    next()
  })
  app.get('/healthz', (_request, response) => {
    deps.watch.goesTo(response, ownProbe)
    response.json({ ok: true })
  })
  app.use((request, response, next) => {
    const accepted = isAcceptable(request, deps)
    if (accepted !== true) return refuse(deps, request, response, accepted)
    markRequest(request, clientOf(request))
    next()
  })
}

const readiness = (app: Express, { urls, storefrontUrl, watch }: GatewayDeps): void => {
  const check = async () => {
    const [services, storefront] = await Promise.all([
      Promise.all(
        (['order', 'catalogue', 'account', 'notification'] as const).map(
          async (name) => [name, await isUp(urls[name])] as const,
        ),
      ),
      isUp(storefrontUrl),
    ])
    return { ready: services.every(([, up]) => up), services: { ...Object.fromEntries(services), storefront } }
  }
  // Everybody may ask: requests that come while the services are being asked share the result.
  let current: ReturnType<typeof check> | undefined
  app.get('/readyz', async (_request, response) => {
    watch.goesTo(response, ownProbe)
    current ??= check().finally(() => {
      current = undefined
    })
    const state = await current
    response.status(state.ready ? 200 : 503).json(state)
  })
}

/** A tool may search, which takes all of an address's share; KiCad reads the parts of a whole category. */
const ownWeight = (path: string): number => (/^\/mcp\/?$/.test(path) ? 32 : path.startsWith('/kicad/') ? 8 : 1)

const modelContext = (
  app: Express,
  { urls, storefrontUrl, publicOrigin, limits, maintenance }: GatewayDeps,
  share: Forwarding['share'],
): void => {
  const patienceMs = limits.RESPONSE_SECONDS * 1000
  // Loaded for the first client that comes.
  let opened: Promise<ReturnType<typeof mcpEndpoint>> | undefined
  app.all('/mcp', async (request, response) => {
    opened ??= import('./mcp/mcp-endpoint.ts').then((module) =>
      module.mcpEndpoint({ urls, storefrontUrl, publicOrigin, patienceMs, share, maintenance }),
    )
    const endpoint = await opened
    await endpoint(request, response)
  })
}

const consoleFiles = (app: Express, { consoleFolder }: GatewayDeps): void => {
  if (!existsSync(consoleFolder)) return
  app.use('/console', ownScriptsOnly)
  app.use(
    '/console/assets',
    // As the build compressed them.
    compressedFiles(`${consoleFolder}/assets`, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
    }),
  )
  app.use('/console', express.static(consoleFolder, { maxAge: 0 }))
  app.get('/console/{*path}', (_request, response) =>
    response.sendFile('index.html', { root: consoleFolder, cacheControl: false }),
  )
}

type PaceWatch = (request: IncomingMessage, response: ServerResponse) => void

/** The one public origin: calls to their service, the console's files, pages to the renderer. */
export const gatewayApp = (deps: GatewayDeps): { readonly app: Express; readonly listener: RequestListener } => {
  const app = express()
  app.disable('x-powered-by')
  // Otherwise a path in capitals is served as well, without a share of its client's.
  app.enable('case sensitive routing')
  app.set('trust proxy', [...deps.trustedProxies])
  const refused = new WeakMap<IncomingMessage, Rejection>()
  const refuseLater = (request: IncomingMessage, response: ServerResponse, why: Rejection) => {
    refused.set(request, why)
    app(request, response)
  }
  app.use((request, response, next) => {
    const why = refused.get(request)
    if (why === undefined) next()
    else refuseBeyondShare(deps, request, response, why)
  })
  const { BYTES_PER_SECOND: bytesPerSecond, SLOW_CLIENT_SECONDS } = deps.limits
  const watchPace: PaceWatch = endSlowClients(
    { bytesPerSecond, graceMs: SLOW_CLIENT_SECONDS * 1000 },
    (request, response) => refuseLater(request, response, rejection('request-timeout')),
  )
  guardOrigin(app, deps, watchPace)
  const routeOf = routeTable(serviceTables)
  const { admit, share, forward } = forwarding(deps.limits, deps.personOf)
  app.use(async (request, response, next) => {
    const isOwn = ownPaths.test(request.path)
    const work = {
      client: clientOf(request),
      target: 'gateway',
      weight: ownWeight(request.path),
      refuse: (refused: Rejection) => refuseBeyondShare(deps, request, response, refused),
    }
    if (!isOwn || (await admit(response, work)) !== undefined) next()
  })
  readiness(app, deps)
  const notFound = (request: Request, response: Response) =>
    refuse(deps, request, response, rejection('route-not-found'))
  documentation(app, deps, notFound)
  eventDocuments(app, deps.publicOrigin, notFound)
  modelContext(app, deps, share)
  kicadLibrary(app, {
    catalogueUrl: deps.urls.catalogue,
    patienceMs: deps.limits.RESPONSE_SECONDS * 1000,
    share,
    refuse: (request, response, refused) => refuse(deps, request, response, refused),
  })
  app.use(operatorCalls(deps))
  app.use(async (request, response, next) => {
    const route = routeOf(request.path)
    if (route === undefined)
      return request.path === '/api' || request.path.startsWith('/api/') || request.path.startsWith('/internal/')
        ? refuse(deps, request, response, rejection('route-not-found'))
        : next()
    if (route.signsOut && isCrossSite(request.headers, deps.publicOrigin))
      return refuse(deps, request, response, rejection('cross-site-request'))
    deps.watch.goesTo(response, { target: route.service, kind: route.kind, name: route.name })
    const closed = route.isChange ? deps.maintenance.refusal() : undefined
    if (closed !== undefined) return refuse(deps, request, response, closed)
    await forward(request, response, {
      client: clientOf(request),
      target: deps.urls[route.service],
      kind: route.kind,
      weight: route.weight,
      refuse: (refused) => refuseBeyondShare(deps, request, response, refused),
    })
  })
  consoleFiles(app, deps)
  app.use((request, response) => {
    const name = isFile(request.path) ? 'file' : 'page'
    deps.watch.goesTo(response, { target: 'storefront', kind: 'call', name })
    delete request.headers[maintenanceHeader]
    const { until } = deps.maintenance
    if (until !== null) request.headers[maintenanceHeader] = until
    return forward(request, response, {
      client: clientOf(request),
      target: deps.storefrontUrl,
      kind: 'call',
      weight: name === 'file' ? 1 : pageWeight,
      // KiCad reads no pages.
      refuse: (refused) =>
        request.path.startsWith('/kicad/') ? refuse(deps, request, response, refused) : pageUnavailable(response),
    })
  })
  app.use(((error: unknown, request: Request, response: Response, next: (error?: unknown) => void) => {
    if (response.headersSent) return next(error)
    refuse(deps, request, response, rejection(codeOf(error)))
  }) satisfies express.ErrorRequestHandler)
  return { app, listener: directCalls(deps, { app, routeOf, forward, watchPace, refuse: refuseLater }) }
}
