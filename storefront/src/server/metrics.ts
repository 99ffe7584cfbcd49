import { cacheCounts } from '@pinline/telemetry/cache-counts'
import { keepTrace } from '@pinline/telemetry/current-trace'
import { processRegistry } from '@pinline/telemetry/process-registry'
import { requestDurations } from '@pinline/telemetry/request-metrics'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { Gauge } from 'prom-client'

/** A client that has left before its response was sent, as nginx writes it. */
const clientLeft = 499

/** What the renderer measures: requests, the cache of pages, and itself. The families are those of the services. */
export function serverMetrics(pages: { readonly size: number }, log: Logger) {
  const registry = processRegistry('storefront')
  const requests = requestDurations(registry)
  const counts = cacheCounts('pages')
  new Gauge({
    name: 'pinline_cached_pages',
    help: 'Rendered pages in memory',
    registers: [registry],
    collect() {
      this.set(pages.size)
    },
  })
  /** Measures and logs each request: a page, or a file. */
  const watch: RequestHandler = ({ method }, response, next) => {
    const started = performance.now()
    const ended = (): void => {
      const isPage = String(response.get('content-type')).startsWith('text/html')
      const code = response.writableFinished ? response.statusCode : clientLeft
      const call = isPage ? 'page' : 'file'
      const seconds = (performance.now() - started) / 1000
      requests.labels(call, String(code)).observe(seconds)
      log[isPage ? 'info' : 'debug']({ call, method, code, ms: Math.round(seconds * 1e4) / 10 }, 'request')
    }
    response.once('close', keepTrace(ended))
    next()
  }
  return {
    registry,
    watch,
    countRead: (result: 'hit' | 'miss'): void => {
      counts[result === 'hit' ? 'hits' : 'misses'] += 1
    },
  }
}
