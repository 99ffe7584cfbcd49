import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { allCacheCounts } from './cache-counts.ts'

/** Gauges of prom-client whose names are those of counters, so that Prometheus' own linter refuses them. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** What every process measures of itself: event loop, heap, garbage collection, CPU, open handles and caches. */
export const processRegistry = (service: string): Registry => {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  new Counter({
    name: 'pinline_cache_reads_total',
    help: 'Look-ups in caches of this process, by result',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of allCacheCounts()) {
        this.labels(cache, 'hit').inc(hits)
        this.labels(cache, 'miss').inc(misses)
      }
    },
  })
  return registry
}
