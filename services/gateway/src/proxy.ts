import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'

const agent = new Agent({ keepAlive: true, maxSockets: 512, keepAliveMsecs: 10_000 })
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
 * Passes a request on, body and answer streamed. What the client says of forwarding is replaced by what the
 * gateway saw. `onFailure` answers where the other end does not, and nothing was sent yet.
 */
export const passOn = (target: string, request: Request, response: Response, onFailure: () => void): void => {
  const { hostname, port } = new URL(target)
  const upstream = httpRequest(
    {
      agent,
      hostname,
      port,
      method: request.method,
      path: request.originalUrl,
      headers: {
        ...endToEnd(request.headers),
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
      },
    },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, endToEnd(answered.headers))
      answered.pipe(response)
      answered.on('error', () => response.destroy())
    },
  )
  upstream.on('error', () => {
    if (response.headersSent) response.destroy()
    else onFailure()
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
