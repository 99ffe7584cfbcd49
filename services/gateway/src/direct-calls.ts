import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { requestIdOf } from '@pinline/chassis/http/read-request'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Express, Request } from 'express'
import { isCrossSite } from './cross-site.ts'
import type { Forwarding } from './forwarding.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { maintenanceHeader } from './maintenance-watch.ts'
import type { Client } from './proxy.ts'
import { isWellFormedTarget, namesKnownHost } from './request-target.ts'
import type { PublicRoute } from './route-table.ts'

const forwardingHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/**
 * Sets the headers that the gateway answers for. It says `Forwarded: for=unknown` (RFC 7239) of a request that a proxy
 * sent on whose word for the client is not taken: its own address would make a proxy on this machine look like a client
 * on this machine.
 */
export const markRequest = (request: IncomingMessage, { address }: Client): void => {
  const { headers, socket } = request
  headers['x-request-id'] = requestIdOf(request)
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
  delete headers.forwarded
  if (isForwarded && address === socket.remoteAddress) headers.forwarded = 'for=unknown'
  headers['x-forwarded-for'] = address
}

/** Whether a request has the form, host and origin that this installation serves. */
export const isAcceptable = (
  request: IncomingMessage,
  { hosts, publicOrigin }: Pick<GatewayDeps, 'hosts' | 'publicOrigin'>,
): true | Rejection => {
  if (!isWellFormedTarget(request.url ?? '') || !namesKnownHost(request, hosts)) return rejection('malformed-request')
  // A page of another site may make a browser send a form, with cookies; what only reads does no harm.
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead || !isCrossSite(request.headers, publicOrigin) || rejection('cross-site-request')
}

interface DirectDeps {
  /** What handles all other requests, and responds to those that are refused. */
  readonly app: Express
  readonly routeOf: (path: string) => PublicRoute | undefined
  readonly forward: Forwarding['forward']
  readonly watchPace: (request: IncomingMessage, response: ServerResponse) => void
  /** Leaves a request to the app, to be refused. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse, refused: Rejection) => void
}

/** Paths of calls; those of the operations page are the gateway's own. */
const isCallPath = (path: string): boolean =>
  path.startsWith('/api/v1/') && !path.startsWith('/api/v1/private/operations/')

/**
 * Forwards calls of the services without the routers of pages, files and documents, which cost as much as the forwarding
 * itself. Everything that is no such call, or is refused, is the app's.
 */
export const directCalls = (deps: GatewayDeps, direct: DirectDeps): RequestListener => {
  const { app, routeOf, forward, watchPace, refuse } = direct
  const trusts: (address: string, hop: number) => boolean = app.get('trust proxy fn')
  const clientOf = (request: IncomingMessage): Client => {
    const address = request.socket.remoteAddress ?? ''
    if (!trusts(address, 0)) return { address, protocol: 'http' }
    // Express reads what proxies say of the client.
    const { ip = '', protocol }: Request = Object.setPrototypeOf(request, app.request)
    return { address: ip, protocol }
  }
  return (request, response) => {
    const url = request.url ?? ''
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const route = isCallPath(path) ? routeOf(path) : undefined
    if (route?.kind !== 'call' || route.signsOut || isAcceptable(request, deps) !== true)
      return void app(request, response)
    watchPace(request, response)
    const client = clientOf(request)
    markRequest(request, client)
    deps.watch.goesTo(response, { target: route.service, kind: 'call', name: route.name })
    const { until } = deps.maintenance
    if (until !== null) response.setHeader(maintenanceHeader, until)
    const closed = route.isChange ? deps.maintenance.refusal() : undefined
    if (closed !== undefined) return refuse(request, response, closed)
    forward(request, response, {
      client,
      target: deps.urls[route.service],
      kind: 'call',
      weight: route.weight,
      refuse: (refused) => refuse(request, response, refused),
    }).catch(() => response.destroy())
  }
}
