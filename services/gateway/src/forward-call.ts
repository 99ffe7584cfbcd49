import { Agent, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'
import { defaultHeaders } from './default-headers.ts'
import type { BodyStart } from './limits/read-body-start.ts'
import { type Client, endToEnd, forwardedHeaders, forwardRequest } from './proxy.ts'

interface CallForwarding {
  readonly client: Client
  readonly target: string
  readonly service: Dispatcher
  /** All of the body; undefined if the request has none. */
  readonly body: BodyStart | undefined
  /** Responds if the service does not, or not in time, and nothing was sent yet. */
  readonly onFailure: (failure: 'unreachable' | 'late') => void
  /** Called once, when the service has responded or failed, whether the client waits for it or not. */
  readonly onCompleted: () => void
}

/** The service closed a connection that it kept, or is gone. */
const isClosed = (error: Error): boolean =>
  'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET')

/** The service has the request and does not begin its response: it may be frozen. */
const isLate = (error: Error): boolean => 'code' in error && error.code === 'UND_ERR_HEADERS_TIMEOUT'

const responseHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...defaultHeaders,
  ...endToEnd(headers),
})

/** Writes a response as it comes; one that comes in a piece leaves in one. */
class ResponseWriter implements Dispatcher.DispatchHandler {
  readonly #request: IncomingMessage
  readonly #response: ServerResponse
  readonly #forwarding: CallForwarding
  #left = Number.NaN
  #controller: Dispatcher.DispatchController | undefined
  #hasBegun = false

  constructor(request: IncomingMessage, response: ServerResponse, forwarding: CallForwarding) {
    this.#request = request
    this.#response = response
    this.#forwarding = forwarding
  }

  /** The client has left. A service that has not responded is at work all the same, and its response is waited for. */
  readonly abort = (): void => {
    if (this.#hasBegun && !this.#response.writableFinished) this.#end()
  }

  #end(): void {
    this.#controller?.abort(new Error('the client has left'))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#response.closed) this.#end()
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // Some information before the response.
    if (status < 200) return
    this.#hasBegun = true
    if (this.#response.closed) {
      this.#end()
      return
    }
    this.#left = Number(headers['content-length'] ?? Number.NaN)
    this.#response.writeHead(status, responseHeaders(headers))
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#left -= chunk.length
    if (this.#left === 0) this.#response.end(chunk)
    else if (!this.#response.write(chunk)) {
      controller.pause()
      this.#response.once('drain', () => controller.resume())
    }
  }

  onResponseEnd(): void {
    this.#forwarding.onCompleted()
    if (!this.#response.writableEnded) this.#response.end()
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const { client, target, body, onFailure, onCompleted } = this.#forwarding
    const { method } = this.#request
    const isUnsent = !this.#response.closed && !this.#response.headersSent
    if (isUnsent && body === undefined && (method === 'GET' || method === 'HEAD') && isClosed(error)) {
      const again = { client, agent: new Agent(), body, onFailure: () => onFailure('unreachable'), onCompleted }
      forwardRequest(target, this.#request, this.#response, again)
      return
    }
    onCompleted()
    if (this.#response.closed) return
    if (this.#response.headersSent) this.#response.destroy()
    else onFailure(isLate(error) ? 'late' : 'unreachable')
  }
}

/**
 * Forwards a call whose body is there, by undici: it takes half of the CPU time of `node:http`. A read whose connection
 * was closed by the service is repeated once, on a new one.
 */
export const forwardCall = (request: IncomingMessage, response: ServerResponse, forwarding: CallForwarding): void => {
  const { client, service, body } = forwarding
  const writer = new ResponseWriter(request, response, forwarding)
  response.once('close', writer.abort)
  service.dispatch(
    {
      path: request.url ?? '/',
      method: (request.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: forwardedHeaders(request.headers, client),
      body: body === undefined || body.bytes.length === 0 ? null : body.bytes,
    },
    writer,
  )
}
