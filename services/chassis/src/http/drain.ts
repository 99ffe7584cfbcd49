import type { Server, ServerResponse } from 'node:http'

const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/**
 * Ends a server while calls are in progress: each gets its response with `Connection: close`; event streams are ended,
 * and their clients reconnect. Prevents the failure "for eight seconds a stopping service kept its callers on dead
 * connections". Call it before the first request.
 * @returns ends the server; calls that take longer than `patienceMs` are cut off
 */
export const drainOf = (server: Server): ((patienceMs: number) => Promise<void>) => {
  const open = new Set<ServerResponse>()
  let ending = false
  const closeConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
    else if (isEventStream(response)) response.end()
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    if (ending) closeConnection(response)
    response.once('close', () => {
      open.delete(response)
      // The connection may have been kept alive before the end was requested.
      if (ending) setImmediate(() => server.closeIdleConnections())
    })
  })
  return async (patienceMs) => {
    ending = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const response of open) closeConnection(response)
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    server.closeAllConnections()
  }
}
