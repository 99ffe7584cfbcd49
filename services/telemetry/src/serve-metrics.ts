import { createServer } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'

/**
 * Serves /metrics on a port of its own, for a process whose other port the public reaches. Prevents the failure "what a
 * shop sells in an hour, and how close it is to its limits, is read by everybody". Without the port the process runs on.
 * @returns stop
 */
export const serveMetrics = (
  registry: Registry,
  { port, host }: { readonly port: number | undefined; readonly host: string },
  log: Logger,
): (() => void) => {
  if (port === undefined) return () => undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.on('error', (error) => log.error({ err: error, port }, 'metrics are not served'))
  server.listen(port, host)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
