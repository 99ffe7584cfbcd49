import { existsSync } from 'node:fs'
import { languageOf, requestIdOf } from '@pinline/chassis/http/read-request'
import { refusalReply, sendReply } from '@pinline/chassis/http/respond'
import { type ErrorCode, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import express, { type Express, type Request, type Response } from 'express'
import helmet from 'helmet'
import swagger from 'swagger-ui-express'
import type { GatewayDeps } from './gateway-deps.ts'
import { openApiDocument } from './openapi.ts'
import { operatorCalls } from './operator-calls.ts'
import { forwardRequest } from './proxy.ts'
import { routeTable, serviceTables } from './route-table.ts'

const refuse = (request: Request, response: Response, refused: Rejection) => {
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  sendReply(response, refusalReply(refused, languageOf(request), requestId), request.secure)
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) })).ok
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

/** A body that cannot be parsed is a client error. */
const codeOf = (error: unknown): ErrorCode => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 413) return 'payload-too-large'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed-request' : 'internal-error'
}

/** The one public origin: calls to their service, the console's files, pages to the renderer. */
export const gatewayApp = (deps: GatewayDeps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', [...deps.trustedProxies])
  const serviceOf = routeTable(serviceTables)
  app.use((request, _response, next) => {
    request.headers['x-request-id'] = requestIdOf(request)
    request.headers['x-forwarded-for'] = request.ip ?? ''
    next()
  })

  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    const [services, storefront] = await Promise.all([
      Promise.all(
        (['order', 'catalogue', 'account', 'notification'] as const).map(
          async (name) => [name, await isUp(deps.urls[name])] as const,
        ),
      ),
      isUp(deps.storefrontUrl),
    ])
    const ready = services.every(([, up]) => up)
    response.status(ready ? 200 : 503).json({ ready, services: { ...Object.fromEntries(services), storefront } })
  })

  const document = openApiDocument(serviceTables, gatewayCalls)
  app.get('/api/openapi.json', (_request, response) => void response.json(document))
  app.use(
    '/api/docs',
    helmet({
      contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
    }),
    swagger.serve,
    swagger.setup(document),
  )

  app.use(operatorCalls(deps))

  app.use((request, response, next) => {
    const service = serviceOf(request.path)
    if (service === undefined)
      return request.path === '/api' || request.path.startsWith('/api/') || request.path.startsWith('/internal/')
        ? refuse(request, response, rejection('route-not-found'))
        : next()
    response.setHeader('x-content-type-options', 'nosniff')
    forwardRequest(deps.urls[service], request, response, () =>
      refuse(request, response, rejection('service-unavailable')),
    )
  })

  if (existsSync(deps.consoleFolder)) {
    const styled = {
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'upgrade-insecure-requests': null,
    }
    app.use('/console', helmet({ contentSecurityPolicy: { directives: styled } }))
    app.use(
      '/console/assets',
      express.static(`${deps.consoleFolder}/assets`, { immutable: true, maxAge: '1y', fallthrough: false }),
    )
    app.use('/console', express.static(deps.consoleFolder, { maxAge: 0 }))
    app.get('/console/{*path}', (_request, response) =>
      response.sendFile('index.html', { root: deps.consoleFolder, cacheControl: false }),
    )
  }
  app.use((request, response) => forwardRequest(deps.storefrontUrl, request, response, () => pageUnavailable(response)))
  app.use(((error: unknown, request: Request, response: Response, next: (error?: unknown) => void) => {
    if (response.headersSent) return next(error)
    refuse(request, response, rejection(codeOf(error)))
  }) satisfies express.ErrorRequestHandler)
  return app
}
