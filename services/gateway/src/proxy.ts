import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import type { BodyStart } from './limits/read-body-start.ts'

/** Timeout without traffic between gateway and service. */
export const idleMs = 120_000
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
])

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))

export interface Forwarding {
  readonly agent: Agent
  /** The body so far; undefined if the request has none. */
  readonly body: BodyStart | undefined
  /** Responds if the other end does not and nothing was sent yet. */
  readonly onFailure: () => void
  /** Called when the other end responds. */
  readonly onResponse?: () => void
  readonly patienceMs?: number
}

/**
 * Forwards a request whose body has begun to arrive; the rest is streamed. Forwarding headers of the client are replaced
 * by what the gateway or a trusted proxy saw. The other end may close a keep-alive connection while a request is being
 * sent: a read is then repeated once on a new connection.
 */
export const forwardRequest = (
  target: string,
  request: Request,
  response: Response,
  { agent, body, onFailure, onResponse, patienceMs = idleMs }: Forwarding,
): void => {
  const { hostname, port } = new URL(target)
  const options = {
    hostname,
    port,
    method: request.method,
    path: request.originalUrl,
    headers: {
      ...endToEnd(request.headers),
      'x-forwarded-for': request.ip ?? '',
      'x-forwarded-proto': request.protocol,
      'x-forwarded-host': request.headers.host ?? '',
    },
  }
  const isRepeatable = body === undefined && (request.method === 'GET' || request.method === 'HEAD')
  const send = (connections: Agent | false) => {
    const upstream = httpRequest({ ...options, agent: connections }, (upstreamResponse) => {
      onResponse?.()
      response.writeHead(upstreamResponse.statusCode ?? 502, endToEnd(upstreamResponse.headers))
      upstreamResponse.pipe(response)
      upstreamResponse.on('error', () => response.destroy())
    })
    upstream.setTimeout(patienceMs, () => upstream.destroy(new Error(`nothing moved for ${patienceMs} ms`)))
    const abort = () => upstream.destroy()
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      response.off('close', abort)
      if (response.closed) return
      if (response.headersSent) response.destroy()
      else if (isRepeatable && upstream.reusedSocket && error.code === 'ECONNRESET') send(false)
      else onFailure()
    })
    response.on('close', abort)
    if (body === undefined || body.isComplete) upstream.end(body?.bytes)
    else {
      upstream.write(body.bytes)
      request.pipe(upstream)
    }
  }
  send(agent)
}
