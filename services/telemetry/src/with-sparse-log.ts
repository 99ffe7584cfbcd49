import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

const logEveryMs = 60_000
/** `code` of a result, as `ExportResultCode.SUCCESS` of the SDK. */
const success = 0

/**
 * Says at most once a minute that the collector does not take spans, and how many. Prevents the failure "the collector is
 * away, and the logs are full of it".
 * @param now milliseconds of a clock that only goes forward
 */
export const withSparseLog = (
  exporter: SpanExporter,
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): SpanExporter => {
  let lost = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if (code !== success) lost += spans.length
        if (code !== success && now() - loggedAt >= logEveryMs) {
          log.warn({ spans: lost, error }, 'the collector takes no traces')
          loggedAt = now()
          lost = 0
        }
        // No other line is logged.
        done({ code: success })
      }),
    shutdown: () => exporter.shutdown(),
  }
}
