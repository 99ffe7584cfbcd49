import { createServer } from 'node:http'
import type { RequestHandler } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Gauges of prom-client whose names are those of counters, so that Prometheus' own linter refuses them. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** What the renderer measures: requests, the cache of pages, and itself. The families are those of the services. */
export function serverMetrics(pages: { readonly size: number }) {
  const registry = new Registry()
  registry.setDefaultLabels({ service: 'storefront' })
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const requests = new Histogram({
    name: 'pinline_request_seconds',
    help: 'Duration of calls in seconds',
    labelNames: ['call', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const reads = new Counter({
    name: 'pinline_cache_reads_total',
    help: 'Look-ups in caches of this process, by result',
    labelNames: ['cache', 'result'],
    registers: [registry],
  })
  new Gauge({
    name: 'pinline_cached_pages',
    help: 'Rendered pages in memory',
    registers: [registry],
    collect() {
      this.set(pages.size)
    },
  })
  /** Measures each request: a page, or a file. */
  const watch: RequestHandler = (_request, response, next) => {
    const stop = requests.startTimer()
    response.once('close', () => {
      const isPage = String(response.get('content-type')).startsWith('text/html')
      // A client that has left before its response was sent, as nginx writes it.
      const code = response.writableFinished ? response.statusCode : 499
      stop({ call: isPage ? 'page' : 'file', code: String(code) })
    })
    next()
  }
  return { registry, watch, countRead: (result: 'hit' | 'miss') => reads.labels('pages', result).inc() }
}

/**
 * Serves /metrics on a port of its own, since the gateway forwards every path that is no call to the renderer's other
 * one. Without the port the process runs on.
 */
export function serveMetrics(
  registry: Registry,
  { port, host }: { readonly port: number | undefined; readonly host: string },
  onError: (error: Error) => void,
): void {
  if (port === undefined) return
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.on('error', onError)
  server.listen(port, host)
  // Who stops the renderer waits for its own requests only.
  server.unref()
}
