import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'

const agent = new Agent({ keepAlive: true, maxSockets: 512, keepAliveMsecs: 10_000 })
/** Timeout without traffic between gateway and service. A slow upload is not limited. */
export const idleMs = 120_000
const hopByHop = new Set([
  'connection',
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

/**
 * Forwards a request, with bodies streamed. Forwarding headers of the client are replaced by what the gateway or a
 * trusted proxy saw. `onFailure` responds if the other end does not and nothing was sent yet. The other end may close a
 * keep-alive connection while a request is being sent: a read is then repeated once on a new connection.
 */
export const forwardRequest = (
  target: string,
  request: Request,
  response: Response,
  onFailure: () => void,
  patienceMs = idleMs,
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
  const repeatable = isSafeToRepeat(request)
  const send = (connections: Agent | false) => {
    const upstream = httpRequest({ ...options, agent: connections }, (upstreamResponse) => {
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
      else if (repeatable && upstream.reusedSocket && error.code === 'ECONNRESET') send(false)
      else onFailure()
    })
    response.on('close', abort)
    if (repeatable) upstream.end()
    else request.pipe(upstream)
  }
  send(agent)
}

/** Whether a request changes nothing and has no body, so that it can be repeated. */
const isSafeToRepeat = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) === 0
