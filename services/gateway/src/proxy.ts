import {
  type Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
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

/** The client of a request, as the gateway or a trusted proxy saw it. */
export interface Client {
  readonly address: string
  readonly protocol: string
}

export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const passed: IncomingHttpHeaders = {}
  for (const name in headers) if (!hopByHop.has(name)) passed[name] = headers[name]
  return passed
}

/** The headers that a service gets: forwarding headers of the client are replaced. */
export const forwardedHeaders = (headers: IncomingHttpHeaders, { address, protocol }: Client): IncomingHttpHeaders => {
  const passed = endToEnd(headers)
  passed['x-forwarded-for'] = address
  passed['x-forwarded-proto'] = protocol
  passed['x-forwarded-host'] = headers.host ?? ''
  return passed
}

export interface Forwarding {
  readonly client: Client
  readonly agent: Agent
  /** The body so far; undefined if the request has none. */
  readonly body: BodyStart | undefined
  /** Responds if the other end does not and nothing was sent yet. */
  readonly onFailure: () => void
  /** Called when the other end responds. */
  readonly onResponse?: () => void
  /**
   * Called once, when the other end has responded or failed. With it, the response to a request that was sent whole is
   * waited for even if the client has left: the other end is at work.
   */
  readonly onCompleted?: () => void
  readonly patienceMs?: number
}

/**
 * Forwards a request whose body has begun to arrive; the rest is streamed. The other end may close a keep-alive connection while a request is being
 * sent: a read is then repeated once on a new connection.
 */
export const forwardRequest = (
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  { client, agent, body, onFailure, onResponse, onCompleted, patienceMs = idleMs }: Forwarding,
): void => {
  const { hostname, port } = new URL(target)
  const options = {
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: forwardedHeaders(request.headers, client),
  }
  const isRepeatable = body === undefined && (request.method === 'GET' || request.method === 'HEAD')
  const send = (connections: Agent | false) => {
    let isRepeated = false
    let hasBegun = false
    const upstream = httpRequest({ ...options, agent: connections }, (upstreamResponse) => {
      hasBegun = true
      onResponse?.()
      if (response.closed) return void upstream.destroy()
      response.writeHead(upstreamResponse.statusCode ?? 502, endToEnd(upstreamResponse.headers))
      upstreamResponse.pipe(response)
      upstreamResponse.on('error', () => response.destroy())
    })
    upstream.setTimeout(patienceMs, () => upstream.destroy(new Error(`nothing moved for ${patienceMs} ms`)))
    const abort = () => {
      if (onCompleted === undefined || hasBegun || !upstream.writableEnded) upstream.destroy()
    }
    upstream.once('close', () => {
      if (!isRepeated) onCompleted?.()
    })
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      response.off('close', abort)
      if (response.closed) return
      if (response.headersSent) response.destroy()
      else if (isRepeatable && upstream.reusedSocket && error.code === 'ECONNRESET') {
        isRepeated = true
        send(false)
      } else onFailure()
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
