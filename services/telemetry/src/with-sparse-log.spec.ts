import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { expect, it } from 'vitest'
import { withSparseLog } from './with-sparse-log.ts'

const spans = Array.from<ReadableSpan>({ length: 3 })

it('says once a minute what a collector does not take, and fails for nobody', () => {
  let now = 0
  let isAway = true
  const logged: unknown[] = []
  const results: number[] = []
  const exporter: SpanExporter = {
    export: (_, done) => done(isAway ? { code: 1, error: new Error('connect ECONNREFUSED') } : { code: 0 }),
    shutdown: async () => undefined,
  }
  const sparse = withSparseLog(exporter, { warn: (fields: unknown) => void logged.push(fields) }, () => now)
  const send = () => sparse.export(spans, ({ code }) => void results.push(code))
  for (now = 0; now < 120_000; now += 1000) send()
  expect(logged).toMatchObject([{ spans: 3 }, { spans: 180 }])
  expect(new Set(results)).toEqual(new Set([0]))
  isAway = false
  now = 500_000
  send()
  expect(logged).toHaveLength(2)
})
