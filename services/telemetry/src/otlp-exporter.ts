import { ROOT_CONTEXT, type SpanContext, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { EndedSpan } from './spans.ts'
import type { TraceContext } from './trace-context.ts'
import { withSparseLog } from './with-sparse-log.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** Spans in memory that are not sent yet; those that come while it is full are dropped. */
const maxQueueSize = 2048
const sendEveryMs = 1000
const timeoutMs = 5000
const stopMs = 3000

/** A failed span of a trace that is not sampled is exported too. */
const exported = ({ traceId, spanId }: TraceContext): SpanContext => ({
  traceId,
  spanId,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
})

/**
 * Sends spans to an OpenTelemetry collector by OTLP over HTTP, in batches from a bounded queue. Nothing waits for it: while
 * the collector is away spans are dropped.
 * @returns `record`, and `stop`, which sends what is left for a few seconds at most
 */
export const otlpExporter = (
  service: string,
  endpoint: string,
  log: Pick<Logger, 'warn'>,
): { readonly record: (span: EndedSpan) => void; readonly stop: () => Promise<void> } => {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = withSparseLog(new OTLPTraceExporter({ url, timeoutMillis: timeoutMs }), log)
  const batches = { maxQueueSize, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: timeoutMs + sendEveryMs }
  let next: TraceContext = { traceId: '', spanId: '', isSampled: true }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'pinline',
      'process.pid': process.pid,
    }),
    // What comes here was sampled already.
    sampler: new AlwaysOnSampler(),
    // Spans have their ids from their start on: they are in logs and headers.
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batches })],
  })
  const tracer = provider.getTracer('pinline')
  return {
    record: ({ name, kind, attributes = {}, links = [], context, parent, startedAt, endedAt, error }) => {
      next = context
      const linked = links.map((link) => ({ context: exported(link) }))
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes, links: linked, startTime: startedAt },
        parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, exported(parent)),
      )
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', error)
      span.end(endedAt)
    },
    stop: async () => {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), patience])
    },
  }
}
